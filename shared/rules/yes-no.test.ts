import { expect, it } from 'vitest';
import { parseYesNo } from './yes-no.ts';

it.each<[boolean | undefined, readonly unknown[]]>([
  [true, [true, 'true', 'True', 'TRUE ', '1', 1]],
  [false, [false, 'false', 'False', '0', 0]],
  [undefined, ['yes', 'no', '', 'maybe', 2, null, undefined, {}, [], ['true'], [0]]],
])('the one reader for booleans reads as %j each of %j', (expected, values) => {
  expect(values.map(parseYesNo)).toEqual(values.map(() => expected));
});
