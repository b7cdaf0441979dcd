const minutesADay = 24 * 60;
const minutesAWeek = 7 * minutesADay;
const workingDays = [0, 1, 2, 3, 4];

/** A working day, in minutes of a day of UTC. */
export interface WorkingDay {
  readonly start: number;
  readonly length: number;
}

/** Which of several offices is meant at a moment. */
export interface CurrentOffice {
  readonly index: number;
  /** Whether people work there now; else they begin there next. */
  readonly isOpen: boolean;
}

/** @param text such as `8-18`, `7:30–16` or, past midnight, `22-6` */
export function parseHours(text: string): WorkingDay | undefined {
  const [, ...parts] =
    /^\s*(\d{1,2})(?::(\d\d))?\s*[-–]\s*(\d{1,2})(?::(\d\d))?\s*$/.exec(text) ?? [];
  const [hour = NaN, minute = 0, endHour = NaN, endMinute = 0] = parts.map((part) =>
    part ? Number(part) : undefined,
  );
  const start = hour * 60 + minute;
  const end = endHour * 60 + endMinute;
  const isDay = start < minutesADay && end <= minutesADay && minute < 60 && endMinute < 60;
  return isDay ? { start, length: modulo(end - start, minutesADay) || minutesADay } : undefined;
}

/** The minute of the week that begins on Monday at midnight, UTC. */
export function toMinuteOfWeek(time: Date): number {
  const day = (time.getUTCDay() + 6) % 7;
  return day * minutesADay + time.getUTCHours() * 60 + time.getUTCMinutes();
}

/** How much of the day of UTC has passed, from 0 to 1. */
export function toShareOfDay(minute: number): number {
  return (minute % minutesADay) / minutesADay;
}

/** Finds the office whose working day has begun last, or, if nobody works, the one whose day begins next. */
export function findCurrentOffice(
  days: readonly WorkingDay[],
  now: number,
): CurrentOffice | undefined {
  const starts = days.flatMap(({ start, length }, index) =>
    workingDays.map((day) => {
      const at = day * minutesADay + start;
      return { index, length, since: modulo(now - at, minutesAWeek) };
    }),
  );
  const [open] = starts
    .filter(({ since, length }) => since < length)
    .sort((a, b) => a.since - b.since);
  if (open) return { index: open.index, isOpen: true };
  const [next] = starts.sort((a, b) => b.since - a.since);
  return next && { index: next.index, isOpen: false };
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
