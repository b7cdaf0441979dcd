import { describe, expect, it } from 'vitest';
import { alternate, isReached, makeTable, median } from './section.ts';

const row = { measure: 'time, ms', peer: 'another', ours: [50], theirs: [100] };

describe('a goal of the benchmarks', () => {
  it.each([
    [[50], [100], 1, true],
    [[100], 100, 1, true],
    [[109], [100], 1, true],
    [[111], [100], 1, false],
    [[60], [100], 0.5, false],
    [[NaN], [100], 1, false],
    [[1], [0], 1, false],
    // Without measurements, and without a goal.
    [[], [], 1, false],
    [[1000], [1], undefined, true],
    // The middle pair decides: rounds on a busy machine are slow for both.
    [[10, 90, 40], [20, 180, 20], 0.5, true],
  ])('ours %j, theirs %j, at most %j times: reached %s', (ours, theirs, mostTimes, isFine) => {
    const goal = mostTimes === undefined ? {} : { mostTimes };
    expect(isReached({ ...row, ours, theirs, ...goal })).toBe(isFine);
  });

  it('is seen in the table where it is missed', () => {
    const [, reached, missed] = makeTable([
      { ...row, section: 'a', mostTimes: 1 },
      { ...row, section: 'b', ours: [200], mostTimes: 1 },
    ]);
    expect(reached).toMatch(/^a +time, ms +another +50\.00 +100\.00 +0\.50 {2}at most 1$/);
    expect(missed).toMatch(/2\.00 {2}at most 1 {2}MISSED$/);
  });
});

describe('measurements in turn', () => {
  it('take each one once a round, every other round backwards', async () => {
    const order: string[] = [];
    const take = (name: string) => () => Promise.resolve(order.push(name));
    const values = await alternate(2, { own: take('own'), peer: take('peer') });
    expect(order).toEqual(['own', 'peer', 'peer', 'own']);
    expect(values).toEqual({ own: [1, 4], peer: [2, 3] });
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
