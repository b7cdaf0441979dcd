import { type Day, splitDay } from './days.ts';
import { findStart, type Series } from './series.ts';

/** What the growth of is shown. */
export const startAmount = 10_000;

/** What 10,000 have become on each day: `=10000*B2/$B$1`. */
export function rebase(series: Series, start = startAmount): Series {
  const [first] = series;
  return series.map(({ day, value }) => ({
    day,
    value: (start * value) / (first?.value ?? value),
  }));
}

/**
 * A benchmark beside the growth of a fund: from the fund's first day on. One that begins later begins where the fund then
 * is.
 */
export function rebaseBeside(benchmark: Series, growth: Series): Series {
  const [first] = growth;
  if (!first) return [];
  const start = findStart(benchmark, first.day);
  const shown = benchmark.filter(({ day }) => day >= (start?.day ?? first.day));
  const [begin] = shown;
  return rebase(shown, begin && (findStart(growth, begin.day)?.value ?? first.value));
}

/** A day with what is known of it: a stop of the slider, a row of the table. */
export interface GrowthStop {
  readonly day: Day;
  readonly fund: number | undefined;
  readonly benchmark: number | undefined;
}

/** The days of both series, in their order. */
export function joinStops(fund: Series, benchmark: Series): readonly GrowthStop[] {
  const valuesOf = (series: Series) => new Map(series.map(({ day, value }) => [day, value]));
  const own = valuesOf(fund);
  const others = valuesOf(benchmark);
  return [...new Set([...own.keys(), ...others.keys()])]
    .sort((a, b) => a - b)
    .map((day) => ({ day, fund: own.get(day), benchmark: others.get(day) }));
}

/** More would be no table that somebody reads. */
const mostRows = 40;

/** Whole months of a row: of a table by months, by quarters, by years, by five years. */
const lengths = [1, 3, 12, 60];

/** The rows of the table: all stops, or the last of each month, quarter or year, and the first of all. */
export function chooseRows(stops: readonly GrowthStop[]): readonly GrowthStop[] {
  const thin = (months: number) => {
    const periodOf = ({ day }: GrowthStop) => {
      const { year, month } = splitDay(day);
      return Math.floor((year * 12 + month) / months);
    };
    return stops.filter((stop, index) => {
      const next = stops[index + 1];
      return index === 0 || !next || periodOf(next) !== periodOf(stop);
    });
  };
  if (stops.length <= mostRows) return stops;
  const tables = lengths.map(thin);
  return tables.find((rows) => rows.length <= mostRows) ?? tables.at(-1) ?? [];
}

/**
 * The stop that a movement of the slider leads to. The slider counts days: a step of one day is a key, and leads to the
 * next stop that way; any other movement leads to the nearest.
 */
export function findStop(stops: readonly GrowthStop[], current: number, day: Day): number {
  const from = stops[current]?.day ?? day;
  if (day - from === 1) return Math.min(current + 1, stops.length - 1);
  if (day - from === -1) return Math.max(current - 1, 0);
  const after = stops.findIndex((stop) => stop.day >= day);
  if (after === -1) return stops.length - 1;
  const before = Math.max(after - 1, 0);
  const [left = day, right = day] = [stops[before]?.day, stops[after]?.day];
  return day - left < right - day ? before : after;
}
