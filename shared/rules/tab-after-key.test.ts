import { expect, it } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

it.each([
  ['ArrowRight', 0, 3, false, 1],
  ['ArrowRight', 2, 3, false, 0],
  ['ArrowLeft', 2, 3, false, 1],
  ['ArrowLeft', 0, 3, false, 2],
  ['ArrowRight', 0, 3, true, 2],
  ['ArrowLeft', 0, 3, true, 1],
  ['Home', 2, 3, false, 0],
  ['End', 0, 3, true, 2],
  [' ', 1, 3, false, 1],
  ['ArrowDown', 1, 3, false, -1],
  ['Enter', 1, 3, false, -1],
  ['ArrowRight', 0, 1, false, 0],
])('%j on tab %i of %i, right to left %s, leads to tab %i', (key, index, count, isRtl, next) => {
  expect(tabAfterKey(key, index, count, isRtl)).toBe(next);
});
