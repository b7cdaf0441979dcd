import { expect, it } from 'vitest';
import { judgeSize } from './size-bound.ts';

it.each([
  [60_000, '60,000 bytes (brotli), is within'],
  [105_000, '105,000 bytes (brotli), is within'],
  [105_001, '105,001 bytes (brotli), is over'],
])('a script of %d bytes is judged by the committed 100,000', (bytes, told) => {
  const { isWithinBound, sentence } = judgeSize(bytes, 100_000);
  expect(isWithinBound).toBe(bytes <= 105_000);
  expect(sentence).toBe(`widgets.js, ${told} 105,000: 5 % above the committed 100,000.`);
});
