import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it.each([
  [0.9, '0:00'],
  [59.999, '0:59'],
  [702, '11:42'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
  [-3, '0:00'],
  [NaN, ''],
  [Infinity, ''],
])('a length of %d seconds is %j', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
