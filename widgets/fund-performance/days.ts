/** A day as a number: days since 1 January 1970, so that distances are differences. */
export type Day = number;

const dayMs = 86_400_000;

/** @param date `2022-11-30` */
export function toDay(date: string): Day {
  return Date.parse(date) / dayMs;
}

/** `2022-11-30` */
export function toDate(day: Day): string {
  return new Date(day * dayMs).toJSON().slice(0, 10);
}

/** @param month from 0; 12 is January of the next year */
export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month, day) / dayMs;
}

export function splitDay(day: Day): { readonly year: number; readonly month: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

/**
 * The same day of an earlier year. The end of a month stays the end of a month: the year to 28 February 2025 began on
 * 29 February 2024.
 */
export function yearsBefore(day: Day, years: number): Day {
  const { year, month } = splitDay(day);
  const lastOf = (inYear: number) => dayOf(inYear, month + 1, 0);
  const last = lastOf(year - years);
  return day === lastOf(year)
    ? last
    : Math.min(last, dayOf(year - years, month, day - dayOf(year, month, 0)));
}
