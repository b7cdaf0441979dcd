import { describe, expect, it } from 'vitest';
import { makeValues } from '../../fixtures/make/performance.ts';
import { toDate, toDay } from './days.ts';
import { layOutGrowth, spreadLabels } from './growth-layout.ts';
import { chooseRows, findStop, joinStops, rebase, rebaseBeside } from './growth.ts';
import { writePath } from './line-path.ts';
import { readValues } from './read-values.ts';
import { findBars } from './return-bars.ts';
import { type Series, splitAtGaps } from './series.ts';
import { findTimeTicks } from './time-scale.ts';
import { findValueScale } from './value-scale.ts';

const fromDays = (...days: readonly number[]): Series => days.map((day) => ({ day, value: 100 }));
const everyDays = (step: number, count: number) =>
  Array.from({ length: count }, (_, i) => i * step);

describe('amounts in the picture', () => {
  it.each([
    [
      [10_000, 10_000],
      [10_000, 12_000],
    ],
    [
      [9700, 17_600],
      [8000, 10_000, 12_000, 14_000, 16_000, 18_000],
    ],
    [
      [10_000, 10_090],
      [10_000, 10_020, 10_040, 10_060, 10_080, 10_100],
    ],
    [
      [10_000, 50_000],
      [10_000, 20_000, 30_000, 40_000, 50_000],
    ],
    // More than fivefold: equal distances are equal changes.
    [
      [10_000, 50_001],
      [10_000, 20_000, 50_000, 100_000],
    ],
    [
      [7000, 87_970],
      [5000, 10_000, 20_000, 50_000, 100_000],
    ],
    [
      [200, 10_000],
      [200, 500, 1000, 2000, 5000, 10_000],
    ],
  ])('of %j have the lines %j, and stand between them', (amounts, ticks) => {
    const scale = findValueScale(amounts);
    expect(scale.ticks).toEqual(ticks);
    const places = [ticks[0] ?? 0, ticks.at(-1) ?? 0, ...amounts].map(scale.place);
    expect(places.slice(0, 2)).toEqual([1, 0]);
    for (const place of places) expect(place).toBeGreaterThanOrEqual(0);
    for (const place of places) expect(place).toBeLessThanOrEqual(1);
  });

  it('are as far from one another as they are times greater, if they span more than fivefold', () => {
    const { place, isLogarithmic } = findValueScale([1000, 100_000]);
    expect(isLogarithmic).toBe(true);
    expect(place(10_000)).toBeCloseTo(0.5, 12);
  });
});

describe('the time below the picture', () => {
  it.each([
    ['2022-05-02', '2022-11-29', '2022-07-01 2022-09-01 2022-11-01'],
    ['2022-01-01', '2022-04-15', '2022-01-01 2022-02-01 2022-03-01 2022-04-01'],
    ['2021-11-30', '2022-11-30', '2022-01-01 2022-04-01 2022-07-01 2022-10-01'],
    ['2015-11-30', '2022-11-30', '2016-01-01 2018-01-01 2020-01-01 2022-01-01'],
    ['2002-12-02', '2022-11-30', '2005-01-01 2010-01-01 2015-01-01 2020-01-01'],
  ])('from %s to %s is marked at %s', (from, to, dates) => {
    const ticks = findTimeTicks(toDay(from), toDay(to));
    expect(ticks.map(({ day }) => toDate(day)).join(' ')).toBe(dates);
    expect(ticks.every(({ isYear }) => isYear)).toBe(toDay(to) - toDay(from) > 1000);
  });
});

describe('values that are missing', () => {
  it.each([
    ['days, with a long weekend', [0, 1, 2, 3, 8, 9, 10], 1],
    ['days, two weeks missing', [0, 1, 2, 3, 17, 18, 19], 2],
    ['weeks, one missing', [...everyDays(7, 6), 49, 56], 2],
    ['months', [0, 31, 59, 90, 120, 151], 1],
    ['months, one missing', [0, 31, 59, 90, 151, 181, 212], 2],
    ['quarters, one missing', [0, 90, 181, 273, 455, 546, 638], 2],
    ['one value alone', [0], 1],
    ['none', [], 0],
  ])('are gaps: %s', (_, days, parts) => {
    expect(splitAtGaps(fromDays(...days))).toHaveLength(parts);
  });

  it('have no line over them, and a value alone is a point', () => {
    const series = fromDays(0, 1, 2, 50, 98, 99, 100);
    const path = writePath(
      series,
      (day) => day / 100,
      () => 0.25,
    );
    expect(path).toBe('M0 250L10 250L20 250M500 250h0M980 250L990 250L1000 250');
  });
});

describe('twenty years of days', () => {
  const values = makeValues({
    from: '2002-12-02',
    count: 5218,
    step: 'day',
    gain: 0.07,
    swing: 0.16,
  });
  const entries = values.map(({ date, value = '', benchmark = '' }) => ({
    date,
    value: String(value),
    benchmark: String(benchmark),
  }));
  const { fund, benchmark } = readValues(entries, 'values', 'en-US', () => undefined);
  const growth = rebase(fund);

  it('are drawn with about a point for each pixel, and with every peak', () => {
    const { paths, scale, placeDay } = layOutGrowth({ fund: growth, benchmark: [] });
    const points = paths.fund.slice(1).split('L');
    expect(points.length).toBeGreaterThan(600);
    expect(points.length).toBeLessThanOrEqual(1200);
    const top = growth.reduce((a, b) => (b.value > a.value ? b : a));
    const place = [placeDay(top.day), scale.place(top.value)].map((share) =>
      String(Math.round(share * 10_000) / 10),
    );
    expect(points).toContain(place.join(' '));
  });

  it('are a table of the ends of years', () => {
    const rows = chooseRows(joinStops(growth, benchmark)).map(({ day }) => toDate(day));
    expect(rows.slice(0, 4)).toEqual(['2002-12-02', '2002-12-31', '2003-12-31', '2004-12-31']);
    expect(rows.at(-1)).toBe('2022-11-30');
  });
});

describe('the slider', () => {
  const stops = [10, 11, 14, 45, 73].map((day) => ({ day, fund: 1, benchmark: undefined }));
  it.each([
    ['a key on', 1, 12, 2],
    ['a key back', 3, 44, 2],
    ['a key at the end', 4, 74, 4],
    ['a key at the beginning', 0, 9, 0],
    ['to the nearest before', 0, 29, 2],
    ['to the nearest after', 0, 30, 3],
    ['beyond both ends', 2, 500, 4],
    ['before the first', 2, -500, 0],
  ])('%s goes from %i by day %i to %i', (_, current, day, next) => {
    expect(findStop(stops, current, day)).toBe(next);
  });
});

describe('a benchmark beside a fund', () => {
  const fund = rebase([
    { day: 0, value: 50 },
    { day: 30, value: 60 },
    { day: 60, value: 55 },
  ]);
  it.each([
    ['begins with the fund, whatever was before', [-60, -30, 0, 30], [10_000, 10_000]],
    ['begins where the fund is, if it begins later', [30, 60], [12_000, 12_000]],
    ['is none without values', [], []],
  ])('%s', (_, days, values) => {
    expect(rebaseBeside(fromDays(...days), fund).map(({ value }) => value)).toEqual(values);
  });
});

describe('beside and below the lines', () => {
  it.each([
    [
      [0.1, 0.5],
      [0.1, 0.5],
    ],
    [
      [0.5, 0.54],
      [0.42, 0.62],
    ],
    [
      [0.01, 0],
      [0.2, 0],
    ],
    [
      [0.99, 1],
      [0.8, 1],
    ],
    [[0.3], [0.3]],
  ])('names at %j stand at %j', (places, spread) => {
    const found = spreadLabels(places, 0.2);
    expect(found).toEqual(spread.map((place) => expect.closeTo(place, 9) as number));
  });

  it('bars of losses begin left of the common zero', () => {
    const rows = [
      { fund: 0.75, benchmark: undefined },
      { fund: -0.25, benchmark: 0.25 },
    ];
    expect(findBars(rows)).toEqual([
      [{ zero: 25, start: 25, size: 75 }, undefined],
      [
        { zero: 25, start: 0, size: 25 },
        { zero: 25, start: 25, size: 25 },
      ],
    ]);
  });
});
