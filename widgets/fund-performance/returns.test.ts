import { describe, expect, it } from 'vitest';
import { toDay } from './days.ts';
import { rebase } from './growth.ts';
import { annualise, findCalendarYears, findPeriods, findReturn } from './returns.ts';
import { type Series } from './series.ts';

type Rows = readonly (readonly [date: string, value: number])[];

const makeSeries = (rows: Rows): Series =>
  rows.map(([date, value]) => ({ day: toDay(date), value }));

/** Dates in A1 and A2, values in B1 and B2 of a spreadsheet, and what its formulas give. */
const funds: readonly (readonly [name: string, rows: Rows, annual: number, whole: number])[] = [
  [
    'credit',
    [
      ['2017-11-30', 104.2],
      ['2022-11-30', 126.84],
    ],
    0.0401118420603719,
    0.217274472168905,
  ],
  [
    'infrastructure, from leap day on',
    [
      ['2012-02-29', 100],
      ['2020-02-28', 143.21],
    ],
    0.0459317409282091,
    0.4321,
  ],
  [
    'venture',
    [
      ['2019-12-31', 9.85],
      ['2022-12-30', 23.4],
    ],
    0.334583250733356,
    1.3756345177665,
  ],
];

describe('the return of a fund', () => {
  it.each(funds)('per year is =(B2/B1)^(365.25/(A2-A1))-1: %s', (_, rows, annual) => {
    const [start, end] = makeSeries(rows);
    expect(start && end && annualise(start, end)).toBeCloseTo(annual, 13);
  });

  it.each(funds)('is =B2/B1-1: %s', (_, rows, _annual, whole) => {
    const [start, end] = makeSeries(rows);
    expect(start && end && findReturn(start, end)).toBeCloseTo(whole, 13);
  });

  it.each(funds)('makes =10000*B2/$B$1 of 10,000: %s', (_, rows, _annual, whole) => {
    expect(rebase(makeSeries(rows)).map(({ value }) => value)).toEqual([
      10_000,
      expect.closeTo(10_000 * (1 + whole), 9),
    ]);
  });
});

/** The ends of the quarters of the years 2017 to 2021, and 31 March 2022, with 1 % more each. */
const quarters = makeSeries(
  Array.from({ length: 22 }, (_, index) => {
    const end = new Date(Date.UTC(2016, 12 + 3 * index, 0));
    return [end.toJSON().slice(0, 10), 100 * 1.01 ** index] as const;
  }),
);
const year = 1.01 ** 4 - 1;

describe('periods', () => {
  it('are those that a fund is old enough for, and the time since its first value, beside the benchmark', () => {
    const found = findPeriods(quarters, quarters.slice(-5));
    expect(found.map(({ years }) => years)).toEqual([1, 3, 5, undefined]);
    expect(found[0]).toMatchObject({
      fund: expect.closeTo(year, 12) as number,
      benchmark: expect.closeTo(year, 12) as number,
    });
    expect(found.slice(1).map(({ benchmark }) => benchmark)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['2021-03-31', '2022-03-31', [1, undefined], 'the day itself'],
    ['2021-03-28', '2022-03-31', [1, undefined], 'the last value before the day'],
    ['2021-04-01', '2022-03-31', [undefined], 'nothing, one day too young'],
    ['2021-02-28', '2022-02-28', [1, undefined], 'the end of a month'],
    ['2020-02-29', '2021-02-28', [1, undefined], 'leap day'],
  ])('from %s to %s: %j, by %s', (from, to, years) => {
    const rows = [
      [from, 100],
      [to, 105],
    ] as const;
    const found = findPeriods(makeSeries(rows), []);
    expect(found.map((each) => each.years)).toEqual(years);
    // One year is never annualised, less than a year neither.
    expect(found[0]?.fund).toBeCloseTo(0.05, 12);
  });

  it('of which the first value is missing have no return', () => {
    const gap = quarters.filter(({ day }) => day !== toDay('2019-03-31'));
    expect(findPeriods(gap, []).map(({ fund }) => fund === undefined)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it.each([[[]], [[['2022-01-31', 1]]]] as const)('there are none in %j', (rows: Rows) => {
    expect(findPeriods(makeSeries(rows), [])).toEqual([]);
  });
});

describe('calendar years', () => {
  it('are those seen whole, the newest first', () => {
    const found = findCalendarYears(quarters, []);
    expect(found.map((each) => each.year)).toEqual([2021, 2020, 2019, 2018, 2017]);
    for (const { fund } of found) expect(fund).toBeCloseTo(year, 12);
  });

  it.each([
    ['2022-12-28', false],
    ['2022-12-29', true],
    ['2022-12-31', true],
  ])('end with the last working day: with a value of %s 2022 is one: %s', (date, isWhole) => {
    const series = makeSeries([
      ['2021-12-31', 100],
      [date, 110],
    ]);
    expect(findCalendarYears(series, []).map((each) => each.year)).toEqual(isWhole ? [2022] : []);
  });

  it('without a value at an end have no return, but a row between others', () => {
    const gap = quarters.filter(({ day }) => day !== toDay('2019-12-31'));
    expect(findCalendarYears(gap, []).map(({ fund }) => fund === undefined)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are the ten newest', () => {
    const long = makeSeries(Array.from({ length: 30 }, (_, index) => [`${1990 + index}-12-31`, 1]));
    expect(findCalendarYears(long, []).map((each) => each.year)).toEqual(
      Array.from({ length: 10 }, (_, index) => 2019 - index),
    );
  });
});
