import { describe, expect, it } from 'vitest';
import { readView, writeView } from './search-address.ts';

const ids = ['all', 'people', 'pages'];

describe('the address of a search', () => {
  it.each([
    ['', 0, 1],
    ['tab=people', 1, 1],
    ['tab=pages&page=3', 2, 3],
    ['tab=nonsense&page=0', 0, 1],
    ['page=-1', 0, 1],
    ['page=abc', 0, 1],
    ['page=', 0, 1],
    ['page=1e999x', 0, 1],
    // Limited when the first answer says how many there are.
    ['page=99', 0, 99],
  ])('"%s" means tab %i, page %i', (query, selected, page) => {
    expect(readView(new Map(new URLSearchParams(query)), ids)).toEqual({ selected, page });
  });

  it.each([
    [0, 1, ''],
    [1, 1, 'tab=people'],
    [0, 2, 'page=2'],
    [2, 3, 'tab=pages&page=3'],
  ])('keeps tab %i, page %i as "%s"', (selected, page, query) => {
    const values = writeView({ selected, page }, ids);
    expect(new URLSearchParams([...values]).toString()).toBe(query);
  });
});
