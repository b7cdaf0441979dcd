import { describe, expect, it } from 'vitest';
import { median } from './section.ts';
import { isKept, makeTable } from './verdict.ts';

const row = { measure: 'time, ms', peer: 'another', ours: 50, theirs: 100 };

describe('a promise of the benchmarks', () => {
  it.each([
    [50, 100, 1, true],
    [100, 100, 1, true],
    [109, 100, 1, true],
    [111, 100, 1, false],
    [60, 100, 0.5, false],
    [NaN, 100, 1, false],
    [1, 0, 1, false],
  ])('ours %d, theirs %d, at most %d times: kept %s', (ours, theirs, mostTimes, isFine) => {
    expect(isKept({ ...row, ours, theirs, mostTimes })).toBe(isFine);
  });

  it('is none where none is given', () => {
    expect(isKept({ ...row, ours: 1000 })).toBe(true);
  });

  it('is seen in the table where it is broken', () => {
    const [, kept, broken] = makeTable([
      { ...row, section: 'a', mostTimes: 1 },
      { ...row, section: 'b', ours: 200, mostTimes: 1 },
    ]);
    expect(kept).toMatch(/^a +time, ms +another +50\.00 +100\.00 +0\.50 {2}at most 1$/);
    expect(broken).toMatch(/2\.00 {2}at most 1 {2}BROKEN$/);
  });
});

describe('the median', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[1, 1, 900], 1],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
