import { expect, it } from 'vitest';
import { linksAfterKey } from './links-after-key.ts';

it.each([
  ['ArrowDown', 1, false, 'cd'],
  ['ArrowRight', 1, false, 'cd'],
  ['ArrowRight', 1, true, 'a'],
  ['ArrowUp', 2, false, 'ba'],
  ['ArrowLeft', 2, false, 'ba'],
  ['ArrowLeft', 2, true, 'd'],
  ['Home', 2, false, 'ab'],
  ['End', 1, false, 'dc'],
  // At the ends.
  ['ArrowDown', 3, false, ''],
  ['ArrowUp', 0, false, ''],
  ['Home', 0, false, ''],
  ['End', 3, false, ''],
  // From the button of a panel, before its first link.
  ['ArrowDown', -1, false, 'abcd'],
  ['ArrowUp', -1, false, ''],
  ['Tab', 1, false, ''],
])('%s on link %i, right to left: %s, leads to the links "%s"', (key, index, isRtl, expected) => {
  expect(linksAfterKey(key, ['a', 'b', 'c', 'd'], index, isRtl).join('')).toBe(expected);
});
