import { describe, expect, it } from 'vitest';
import { clampPage, countPages, findPageSize, slicePage } from './page-bounds.ts';

describe('the bounds of pages', () => {
  it.each([
    [0, 14, 0],
    [-1, 14, 0],
    [1, 14, 1],
    [14, 14, 1],
    [15, 14, 2],
    [28, 14, 2],
    [10_000, 14, 715],
    [5, 0, 1],
    [5, -1, 1],
    [0, 0, 0],
  ])('%d items, %d a page: %d pages', (items, size, pages) => {
    expect(countPages(items, size)).toBe(pages);
  });

  it.each<[number | string | undefined, number, number]>([
    [1, 3, 1],
    [3, 3, 3],
    [4, 3, 3],
    [0, 3, 1],
    [-1, 3, 1],
    [2.7, 3, 2],
    [Number.NaN, 3, 1],
    [Number.POSITIVE_INFINITY, 3, 3],
    [undefined, 3, 1],
    ['2', 3, 2],
    [' 2 ', 3, 2],
    ['99', 3, 3],
    ['-1', 3, 1],
    ['0', 3, 1],
    ['abc', 3, 1],
    ['', 3, 1],
    [' ', 3, 1],
    ['2abc', 3, 1],
    [5, 0, 1],
  ])('page %j of %d becomes %d', (page, pages, clamped) => {
    expect(clampPage(page, pages)).toBe(clamped);
  });

  it.each([
    // [on page 1, in total, requested], size
    [10, 35, 10, 10],
    [5, 35, 10, 5],
    [20, 35, 10, 20],
    [9, 35, 10, 9],
    // No further pages: the size does not matter, so the requested one is used.
    [5, 5, 10, 10],
    [12, 12, 10, 12],
    [0, 0, 10, 10],
    // A page without hits says nothing about its size.
    [0, 35, 10, 10],
  ])('%i on page 1 of %i in all, where %i were asked for: %i a page', (sent, all, asked, size) => {
    expect(findPageSize(sent, all, asked)).toBe(size);
  });

  it('gives the items of a page, the last one shorter', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    expect(slicePage(items, 1, 2)).toEqual(['a', 'b']);
    expect(slicePage(items, 3, 2)).toEqual(['e']);
    expect(slicePage(items, 1, 0)).toEqual(items);
    expect(slicePage([], 1, 2)).toEqual([]);
  });
});
