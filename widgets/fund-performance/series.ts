import { type Day } from './days.ts';

export interface SeriesPoint {
  readonly day: Day;
  readonly value: number;
}

/** The values of a share class or of a benchmark, in the order of their days. */
export type Series = readonly SeriesPoint[];

/** A weekend with holidays on both sides. */
const mostDays = 10;

/** The last value on or before a day, at most ten days old. */
export function findValue(series: Series, day: Day): SeriesPoint | undefined {
  const found = series.findLast((point) => point.day <= day);
  return found && day - found.day <= mostDays ? found : undefined;
}

/**
 * The value with which a period begins: that of its first day or the last before it. Of monthly values the one of a year
 * before may be a few days later. Nothing for a day before the first value.
 */
export function findStart(series: Series, day: Day): SeriesPoint | undefined {
  if (series[0] === undefined || series[0].day > day) return undefined;
  return (
    findValue(series, day) ?? series.find((point) => point.day > day && point.day - day <= mostDays)
  );
}

/** Whether the first value is that of a day, or of one soon after. */
export function isFromStart(series: Series, day: Day): boolean {
  const { day: first = Infinity } = series[0] ?? {};
  return first - day <= mostDays;
}

/**
 * The longest step between two values that is none of missing ones: 1.75 times the usual step, which is between one month
 * and two, and between one quarter and two. At least ten days.
 */
export function findLongestStep(series: Series): number {
  const steps = series.slice(1).map(({ day }, index) => day - (series[index]?.day ?? day));
  const usual = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return Math.max(mostDays, 1.75 * usual);
}

/** The parts of a series between which values are missing: no line leads from one to the next. */
export function splitAtGaps(series: Series): readonly Series[] {
  const longest = findLongestStep(series);
  const parts: SeriesPoint[][] = [];
  let before = -Infinity;
  for (const point of series) {
    if (point.day - before > longest) parts.push([]);
    parts.at(-1)?.push(point);
    before = point.day;
  }
  return parts;
}
