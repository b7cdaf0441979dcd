import { type Formatted, isNoFigure, tidyFigure } from './tidy-figure.ts';
import { findCurrency } from './money.ts';
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

const toWritten = (year: string, month: string, day: string) =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/** The 30th of February is another day. */
const exists = (day: string) => toDay(Date.parse(day)) === day;

/**
 * The time of a `/Date(…)/` in its own zone. Midnight in UTC means a date without a time, which keeps its day
 * whatever zone its server added.
 */
function readSerialized([, msText, sign, hours, minutes]: RegExpExecArray): string | undefined {
  const ms = Number(msText);
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return toDay(ms % dayMs === 0 ? ms : ms + offset * minuteMs);
}

const clock = String.raw`(?:,? \d\d?:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?)?`;
const groups: Readonly<Record<string, string>> = {
  day: String.raw`(?<day>\d\d?)`,
  month: String.raw`(?<month>\d\d?)`,
  year: String.raw`(?<year>\d{4})`,
};

/** Dates in figures: of the calendar in which all dates come, in the digits in which they are read. */
const inFigures = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
const gregorian = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** How a culture writes a day in figures, with a time or alone: `30.11.2022`, `11/30/2022`, `2022. 11. 30.` */
const figuresOf = once((culture) => {
  const options = { ...inFigures, ...gregorian, numberingSystem: 'latn' };
  const parts = new Intl.DateTimeFormat(culture, options).formatToParts(0);
  const pattern = parts.map(({ type, value }, index) => {
    const sign = tidyFigure(value).replace(/[.*+?^$|()[\]{}\\]/g, String.raw`\$&`);
    return groups[type] ?? (index === parts.length - 1 ? `(?: ?${sign})?` : ` ?${sign} ?`);
  });
  return new RegExp(`^${pattern.join('')}${clock}$`, 'i');
});

/**
 * A date as the culture writes it, if nobody could read another one: `30/11/2022`. No culture writes the month first
 * with points between.
 */
function readFigures(text: string, culture: string): string | undefined {
  const { day = '', month = '', year } = figuresOf(culture).exec(text)?.groups ?? {};
  const mayBeMonth = Number(day) <= 12 && Number(day) !== Number(month);
  if (year === undefined || (mayBeMonth && /^\d\d? ?[^ .\d]/.test(text))) return undefined;
  return toWritten(year, month, day);
}

/** `2022-11-30`, which need not exist. */
function findDay(text: string, culture: string): string | undefined {
  const [, year, , month = '', day = ''] = written.exec(text) ?? [];
  if (year) return toWritten(year, month, day);
  const [, usMonth = '', usDay = '', usYear] = american.exec(text) ?? [];
  const usual = usYear && toWritten(usYear, usMonth, usDay);
  if (usual && exists(usual)) return usual;
  const found = serialized.exec(text);
  if (found) return readSerialized(found);
  return readFigures(text, culture);
}

/**
 * Reads the day of a date from data as written, without converting time zones, so that nobody sees the day
 * before. Understands ISO dates with and without separators, time and zone, `/Date(…)/`, `11/30/2022
 * 12:00:00 AM`, and what the culture writes (`30.11.2022`). An ambiguous date (`03/04/2022`) is not guessed.
 * @returns `2022-11-30`; an empty text if there is none; nothing if it cannot be read
 */
export function readDay(text: string, culture: string): string | undefined {
  const date = tidyFigure(text);
  if (date === '') return '';
  const day = findDay(date, culture);
  if (day !== undefined && day < firstDay) return '';
  return day !== undefined && exists(day) ? day : undefined;
}

/** The text to show in place of a date that cannot be read: as it came, or none for `infinity`. */
export function showUnreadDate(text: string): string {
  return isNoFigure(text) ? '' : text.trim();
}

/**
 * Creates a formatter of days for a locale, which is expensive: reuse it. In every culture the calendar is that of the
 * years in the data.
 * @returns a function that formats `2022-11-30`, and returns an empty text for an empty one
 */
export function createDayFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, ...gregorian });
  return (day) => (day === '' ? '' : format.format(new Date(day)));
}

const dayFormatOf = once((locale) =>
  createDayFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
);

const yearFormatOf = once((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** A year in the digits of a locale, like the dates beside it; another text is unchanged. */
export function formatYear(year: string, locale: string): string {
  return /^\d{1,4}$/.test(year) ? yearFormatOf(locale).format(Number(year)) : year;
}

/**
 * Formats the date of a NAV as is usual for its currency: USD `11/30/2022`, AUD `30/11/2022`, all
 * others `30.11.2022`.
 * @param format `navDateFormat`, a currency; if it names none, `currency` decides
 * @param culture the page's, in which the date may be written
 */
export function formatNavDate(
  date: string,
  format: string,
  currency: string,
  culture: string,
): Formatted {
  const day = readDay(date, culture);
  if (day === undefined) return { text: showUnreadDate(date), unreadable: 'date' };
  const code = findCurrency(format) ?? findCurrency(currency);
  const locale = code === 'USD' ? 'en-US' : code === 'AUD' ? 'en-GB' : 'de-DE';
  return { text: dayFormatOf(locale)(day) };
}
