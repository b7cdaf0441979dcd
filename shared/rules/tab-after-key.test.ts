import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

describe('the tab that a key leads to', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 2, false, 1],
    ['ArrowLeft', 0, false, 2],
    ['ArrowRight', 0, true, 2],
    ['ArrowLeft', 0, true, 1],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    [' ', 1, false, 1],
    ['ArrowDown', 1, false, -1],
    ['Enter', 1, false, -1],
    ['a', 1, false, -1],
  ])('%j on tab %i of 3, right to left %s: %i', (key, index, isRightToLeft, expected) => {
    expect(tabAfterKey(key, index, 3, isRightToLeft)).toBe(expected);
  });

  it('stays on the only one', () => {
    expect(['ArrowRight', 'ArrowLeft', 'End'].map((key) => tabAfterKey(key, 0, 1, false))).toEqual([
      0, 0, 0,
    ]);
  });
});
