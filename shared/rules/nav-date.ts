import { type Formatted } from './formatted.ts';
import { findCurrency } from './money.ts';
import { isNoFigure, tidyFigure } from './tidy-figure.ts';
import { once } from './once.ts';

/** ISO, with or without separators, time and offset: `2022-11-30`, `20221130T000000Z`, `2022-11-30 00+00`. */
const written =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ]\d\d(?::?\d\d[\d:.,]*)?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?$/i;

/** With AM or PM the month comes first: cultures that write the day first use 24 hours. */
const american = /^(\d\d?)\/(\d\d?)\/(\d{4}),?\s+\d\d?:\d\d(?::\d\d)?\s*[ap]\.?m\.?$/i;

const serialized = /^\/Date\((-?\d{1,15})(?:([+-])(\d\d)(\d\d))?\)\/$/;
const [minuteMs, dayMs] = [60_000, 86_400_000];

/** Years up to 1 are what .NET (`0001-01-01`) and MySQL (`0000-00-00`) write for no date. */
const firstDay = '0002';

function toDay(ms: number): string | undefined {
  // Before the year 0 and after 9999 the year has a sign; an invalid date is null.
  return /^\d{4}-\d\d-\d\d/.exec(new Date(ms).toJSON())?.[0];
}

/**
 * The time of a `/Date(…)/` in its own zone. Midnight in UTC means a date without a time, which keeps its day
 * whatever zone its server added.
 */
function readSerialized([, msText, sign, hours, minutes]: RegExpExecArray): string | undefined {
  const ms = Number(msText);
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return toDay(ms % dayMs === 0 ? ms : ms + offset * minuteMs);
}

/** `2022-11-30`, which need not exist. */
function findDay(text: string): string | undefined {
  const [, year, , month, day] = written.exec(text) ?? [];
  if (year) return [year, month, day].join('-');
  const [, usMonth = '', usDay = '', usYear] = american.exec(text) ?? [];
  if (usYear) return [usYear, usMonth.padStart(2, '0'), usDay.padStart(2, '0')].join('-');
  const found = serialized.exec(text);
  return found ? readSerialized(found) : undefined;
}

/**
 * Reads the day of a date from data as written, without converting time zones, so that nobody sees the day
 * before. Understands ISO dates with and without separators, time and zone, `/Date(…)/`, and `11/30/2022
 * 12:00:00 AM`. An ambiguous date (`03/04/2022`) is not guessed.
 * @returns `2022-11-30`; an empty text if there is none; nothing if it cannot be read
 */
export function readDay(text: string): string | undefined {
  const date = tidyFigure(text);
  if (date === '') return '';
  const day = findDay(date);
  if (day !== undefined && day < firstDay) return '';
  // The 30th of February becomes another day.
  return day !== undefined && toDay(Date.parse(day)) === day ? day : undefined;
}

/** The text to show in place of a date that cannot be read: as it came, or none for `infinity`. */
export function showUnreadDate(text: string): string {
  return isNoFigure(text) ? '' : text.trim();
}

/**
 * Creates a formatter of days for a locale, which is expensive: reuse it.
 * @returns a function that formats `2022-11-30`, and returns an empty text for an empty one
 */
export function createDayFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => (day === '' ? '' : format.format(new Date(day)));
}

const dayFormatOf = once((locale) =>
  createDayFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
);

/**
 * Formats the date of a NAV as is usual for its currency: USD `11/30/2022`, AUD `30/11/2022`, all
 * others `30.11.2022`.
 * @param format `navDateFormat`, a currency; if it names none, `currency` decides
 */
export function formatNavDate(date: string, format: string, currency: string): Formatted {
  const day = readDay(date);
  if (day === undefined) return { text: showUnreadDate(date), unreadable: 'date' };
  const code = findCurrency(format) ?? findCurrency(currency);
  const locale = code === 'USD' ? 'en-US' : code === 'AUD' ? 'en-GB' : 'de-DE';
  return { text: dayFormatOf(locale)(day) };
}
