import { describe, expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

describe('a length of time', () => {
  it.each([
    [0, '0:00'],
    [0.9, '0:00'],
    [7, '0:07'],
    [59.999, '0:59'],
    [60, '1:00'],
    [702, '11:42'],
    [1865, '31:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [36_061, '10:01:01'],
    [-3, '0:00'],
    [NaN, ''],
    [Infinity, ''],
  ])('%d seconds are %j', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});
