import { describe, expect, it } from 'vitest';
import { judgeSize } from './size-bound.ts';

describe('the size of the script', () => {
  it.each([
    [100_000, true],
    [105_000, true],
    [105_001, false],
    [60_000, true],
  ])('%d bytes beside the committed 100,000 are allowed: %s', (bytes, isWithinBound) => {
    expect(judgeSize(bytes, 100_000).isWithinBound).toBe(isWithinBound);
  });

  it('is told with the bound and the committed figure', () => {
    expect(judgeSize(106_000, 100_000).sentence).toBe(
      'widgets.js, 106,000 bytes (brotli), is over 105,000: 5 % above the committed 100,000.',
    );
  });
});
