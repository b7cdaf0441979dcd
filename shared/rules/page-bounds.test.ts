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
    [5, 0, 1],
    [5, -1, 1],
    [0, 0, 0],
  ])('%d items, %d a page: %d pages', (items, size, pages) => {
    expect(countPages(items, size)).toBe(pages);
  });

  it.each<[number, readonly (number | string | undefined)[]]>([
    [1, [1, 0, -1, Number.NaN, undefined, '-1', '0', 'abc', '', ' ', '2abc']],
    [2, [2.7, '2', ' 2 ']],
    [3, [3, 4, Number.POSITIVE_INFINITY, '99']],
  ])('page %d of 3 is that of each of %j', (page, asked) => {
    expect(asked.map((each) => clampPage(each, 3))).toEqual(asked.map(() => page));
    expect(clampPage(5, 0)).toBe(1);
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

  it.each([
    [1, 2, 'ab'],
    [3, 2, 'e'],
    [1, 0, 'abcde'],
    [4, 2, ''],
  ])('page %d of abcde, %d a page, is "%s"', (page, size, letters) => {
    expect(slicePage('a b c d e'.split(' '), page, size).join('')).toBe(letters);
  });
});
