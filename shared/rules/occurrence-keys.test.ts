import { expect, it } from 'vitest';
import { toOccurrenceKeys } from './occurrence-keys.ts';

it('the keys of things whose ids may repeat are the ids with their occurrence', () => {
  expect(toOccurrenceKeys([])).toEqual([]);
  expect(toOccurrenceKeys(['a', 'b', 'a', '', ''])).toEqual(['a 1', 'b 1', 'a 2', ' 1', ' 2']);
  expect(toOccurrenceKeys(['a', 'a 1', 'a'])).toEqual(['a 1', 'a 1 1', 'a 2']);
});
