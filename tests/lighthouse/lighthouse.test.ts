import { describe, expect, it } from 'vitest';
import { runHere } from '../setup/run-here.ts';
import { findMisses, type Scores } from './scores.ts';

const good: Scores = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1800,
  tbtMs: 40,
  cls: 0,
  bytes: 400_000,
};

describe('npm run lighthouse', () => {
  it.each([
    ['--page=funds', 'There is no page "funds"; there are: /, /article, '],
    ['--runs=0', '--runs is "0"; expected a whole number from 1 to 99.'],
    ['--runs=100', '--runs is "100"; expected a whole number from 1 to 99.'],
  ])('refuses %s', async (option, mistake) => {
    const { code, errors } = await runHere('tests/lighthouse/lighthouse.ts', option);
    expect([code, errors]).toEqual([1, expect.stringContaining(mistake)]);
  });

  it.each<[Partial<Scores>, readonly string[]]>([
    [{}, []],
    [{ performance: 94 }, ['performance is 94; the goal is 95']],
    [{ seo: 0 }, ['SEO is 0; the goal is 100']],
    [{ performance: NaN }, ['performance is NaN; the goal is 95']],
    [{ lcpMs: 9000, tbtMs: 900, cls: 1, bytes: 9e6 }, []],
  ])('says of a page with %o: %j', (changed, misses) => {
    expect(findMisses({ ...good, ...changed })).toEqual(misses);
  });
});
