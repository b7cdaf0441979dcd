import { type Day, dayOf, splitDay, yearsBefore } from './days.ts';
import { findStart, findValue, type Series, type SeriesPoint } from './series.ts';

/** The returns of a fund and of its benchmark, as parts of one: 0.05 is 5 %. */
export interface Returns {
  readonly fund: number | undefined;
  readonly benchmark: number | undefined;
}

export interface PeriodReturns extends Returns {
  /** Nothing: since the first value. */
  readonly years: number | undefined;
}

export interface YearReturns extends Returns {
  readonly year: number | string;
}

/** `=B2/B1-1` */
export function findReturn(start: SeriesPoint, end: SeriesPoint): number {
  return end.value / start.value - 1;
}

/** The return per year: `=(B2/B1)^(365.25/(A2-A1))-1`. */
export function annualise(start: SeriesPoint, end: SeriesPoint): number {
  return (end.value / start.value) ** (365.25 / (end.day - start.day)) - 1;
}

/** A leap year too is one year. */
export const daysOfYear = 366;

/** The periods that are usual, those longer than the fund is old left out, and the time since its first value. */
export function findPeriods(fund: Series, benchmark: Series): readonly PeriodReturns[] {
  const [first] = fund;
  const last = fund.at(-1);
  if (!first || !last || first === last) return [];
  const find = (series: Series, from: Day, isLong: boolean) => {
    const start = findStart(series, from);
    const end = findValue(series, last.day);
    if (!start || !end || start.day >= end.day) return undefined;
    return (isLong ? annualise : findReturn)(start, end);
  };
  const since = (years: number | undefined, from: Day) => {
    const isLong = years === undefined ? last.day - from > daysOfYear : years > 1;
    return { years, fund: find(fund, from, isLong), benchmark: find(benchmark, from, isLong) };
  };
  const usual = [1, 3, 5, 10].map((years) => [years, yearsBefore(last.day, years)] as const);
  return [
    ...usual.filter(([, from]) => from >= first.day).map(([years, from]) => since(years, from)),
    since(undefined, first.day),
  ];
}

/** The newest years that are shown. */
const mostYears = 10;

/** The calendar years that the fund has seen whole, the newest first, at most ten. */
export function findCalendarYears(fund: Series, benchmark: Series): readonly YearReturns[] {
  const [first] = fund;
  const last = fund.at(-1);
  if (!first || !last) return [];
  const endOf = (year: number) => dayOf(year, 11, 31);
  const findYear = (series: Series, year: number) => {
    const start = findValue(series, endOf(year - 1));
    const end = findValue(series, endOf(year));
    return start && end && findReturn(start, end);
  };
  const { year: firstYear } = splitDay(first.day);
  // The present year is whole from its last working day on.
  const lastYear = splitDay(last.day + 3).year - 1;
  const years = [...new Array(Math.max(lastYear - firstYear, 0)).keys()].map((before) => {
    const year = lastYear - before;
    return { year, fund: findYear(fund, year), benchmark: findYear(benchmark, year) };
  });
  return years
    .slice(0, years.findLastIndex((year) => year.fund !== undefined) + 1)
    .slice(0, mostYears);
}
