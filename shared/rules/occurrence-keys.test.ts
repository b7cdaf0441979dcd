import { expect, it } from 'vitest';
import { toOccurrenceKeys } from './occurrence-keys.ts';

it.each([
  [[], []],
  [['a,b'], ['a,b 1']],
  [
    ['a', 'b', 'a', '', ''],
    ['a 1', 'b 1', 'a 2', ' 1', ' 2'],
  ],
  [
    ['a', 'a 1', 'a'],
    ['a 1', 'a 1 1', 'a 2'],
  ],
])('the keys of things whose ids may repeat are the ids with their occurrence: %j', (ids, keys) => {
  expect(toOccurrenceKeys(ids)).toEqual(keys);
});
