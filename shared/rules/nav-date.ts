import { type Formatted } from './formatted.ts';
import { findCurrency } from './money.ts';

const written = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d[\d:.,]*\s*(?:Z|[+-]\d\d:?\d\d)?)?$/i;
const serialized = /^\/Date\((-?\d{1,15})(?:([+-])(\d\d)(\d\d))?\)\/$/;
const [minuteMs, dayMs] = [60_000, 86_400_000];

/** What .NET has in the place of no date. */
const noDay = '0001-01-01';

function toDay(ms: number): string | undefined {
  const date = new Date(ms);
  // Before the year 0 and after 9999 there is a sign in front.
  return Number.isNaN(date.getTime())
    ? undefined
    : /^\d{4}-\d\d-\d\d/.exec(date.toISOString())?.[0];
}

/**
 * The moment of a `/Date(…)/` in its own zone. One that is midnight in UTC is a date without a time and
 * keeps its day, whatever zone its server added.
 */
function readSerialized([, msText, sign, hours, minutes]: RegExpExecArray): string | undefined {
  const ms = Number(msText);
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return toDay(ms % dayMs === 0 ? ms : ms + offset * minuteMs);
}

/**
 * Reads the day of a date from data: the day that is written there, in no zone at all, so that no reader
 * sees the day before. Understands ISO dates with and without time and zone, and `/Date(…)/`. What has more
 * than one meaning (`03/04/2022`) is not guessed.
 *
 * @returns `2022-11-30`; an empty text where there is none; nothing where it cannot be read
 */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const found = serialized.exec(trimmed);
  const day = found ? readSerialized(found) : written.exec(trimmed)?.[1];
  if (day === noDay) return '';
  // The 30th of February becomes another day.
  return day !== undefined && toDay(Date.parse(day)) === day ? day : undefined;
}

/**
 * Writes days as a locale does. Make one for many dates: it is costly to make.
 *
 * @returns what takes `2022-11-30`, and gives an empty text for an empty one
 */
export function createDayFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) => (day === '' ? '' : format.format(new Date(day)));
}

const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/**
 * Writes the date of a NAV (SPEC 9): as its currency's readers do, USD `11/30/2022`, AUD `30/11/2022`, all
 * others `30.11.2022`.
 *
 * @param format `navDateFormat`, a currency; where it names none, `currency` decides
 */
export function formatNavDate(date: string, format: string, currency: string): Formatted {
  const day = readDay(date);
  if (day === undefined) return { text: date.trim(), unreadable: 'date' };
  const code = findCurrency(format) ?? findCurrency(currency);
  const locale = code === 'USD' ? 'en-US' : code === 'AUD' ? 'en-GB' : 'de-DE';
  return { text: createDayFormat(locale, twoDigits)(day) };
}
