import { expect, it } from 'vitest';
import { judgeCore, judgeSize } from './size-bound.ts';

it.each([
  [60_000, '60,000 bytes (brotli), is within'],
  [105_000, '105,000 bytes (brotli), is within'],
  [105_001, '105,001 bytes (brotli), is over'],
])('a script may have five per cent more than the committed 100,000 bytes: %d', (bytes, told) => {
  const { isWithinBound, sentence } = judgeSize(bytes, 100_000);
  expect(isWithinBound).toBe(bytes <= 105_000);
  expect(sentence).toBe(`widgets.js, ${told} 105,000: 5 % above the committed 100,000.`);
});

it.each([
  [40_000, true, '40,000 bytes (brotli), is within'],
  [40_001, false, '40,001 bytes (brotli), is over'],
])('of the module, a core of %d bytes is within the bound: %s', (bytes, isWithin, told) => {
  const { isWithinBound, sentence } = judgeCore(bytes);
  expect(isWithinBound).toBe(isWithin);
  expect(sentence).toBe(`esm/widgets.js and its core, ${told} 40,000: what tabs alone may load.`);
});
