import { type Day, dayOf, splitDay } from './days.ts';

export interface TimeTick {
  readonly day: Day;
  /** It marks the beginning of a year, not of a month. */
  readonly isYear: boolean;
}

/** Steps in months; from a year on whole years. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240];

/** The names of months are longer. */
const [mostYears, mostMonths] = [6, 4];

/** The beginnings of months or years between two days that are marked: at most six years or four months. */
export function findTimeTicks(first: Day, last: Day): readonly TimeTick[] {
  const list = (months: number) => {
    const { year, month } = splitDay(first);
    const start = Math.ceil((year * 12 + month) / months) * months;
    const ticks: TimeTick[] = [];
    const dayAt = (at: number) => dayOf(Math.floor(at / 12), at % 12, 1);
    for (let at = start; dayAt(at) <= last; at += months) {
      if (dayAt(at) >= first) ticks.push({ day: dayAt(at), isYear: months >= 12 });
    }
    return ticks;
  };
  for (const months of steps) {
    const ticks = list(months);
    if (ticks.length <= (months < 12 ? mostMonths : mostYears)) return ticks;
  }
  return [];
}
