import { describe, expect, it } from 'vitest';
import { createDayFormat, formatNavDate, formatYear, readDay } from './nav-date.ts';

/** Minutes behind UTC on the day of most cases, which proves that each case's time zone is in effect. */
const zones = [
  ['America/New_York', 300],
  ['Europe/London', 0],
  ['Pacific/Auckland', -780],
] as const;

const midnight = Date.UTC(2022, 10, 30);
const hourMs = 3_600_000;

/** Dates as they are read and written in each zone. */
function inEveryZone(read: () => unknown): unknown[] {
  return zones.map(([zone, offset]) => {
    process.env['TZ'] = zone;
    expect(new Date(2022, 10, 30).getTimezoneOffset()).toBe(offset);
    return read();
  });
}

it.each([
  ['USD', '11/30/2022'],
  ['AUD', '30/11/2022'],
  ['CAD', '30.11.2022'],
  ['GBP', '30.11.2022'],
  ['EUR', '30.11.2022'],
  ['CHF', '30.11.2022'],
  ['JPY', '30.11.2022'],
  ['', '30.11.2022'],
])('a date in %j is %s, in every zone', (currency, text) => {
  const dates = ['2022-11-30', '2022-11-30T00:00:00', `/Date(${midnight})/`];
  const read = () => dates.map((date) => formatNavDate(date, currency, '', 'en-US').text);
  expect(inEveryZone(read)).toEqual(zones.map(() => [text, text, text]));
});

it.each<[string, string, string[]]>([
  ['ISO', '2022-11-30', ['2022-11-30', '2022-11-30T00:00:00', '2022-11-30 23:59:59']],
  ['ISO with fractions', '2022-11-30', ['2022-11-30T00:00:00.0000000']],
  ['ISO with a zone', '2022-11-30', ['2022-11-30T00:00:00Z', '2022-11-30T23:30:00-05:00']],
  ['ISO of the east', '2022-11-30', ['2022-11-30T00:00:00+13:00']],
  ['short ISO', '2022-11-30', ['20221130', '20221130T000000', '20221130T000000Z']],
  ['parts of it', '2022-11-30', ['20221130T2359Z', '20221130T235959.123+0100']],
  ['ISO with blanks', '2022-01-01', [' 2022-01-01 ']],
  ['an offset of hours', '2022-11-30', ['2022-11-30 00:00:00+00', '2022-11-30T00:00:00-05']],
  ['an offset of minutes', '2022-11-30', ['2022-11-30T00:00:00+0530', '2022-11-30 00:00+05:30']],
  ['an offset after a space', '2022-11-30', ['2022-11-30 00:00:00.000 +00:00', '2022-11-30 Z']],
  ['a day with an offset', '2022-11-30', ['2022-11-30Z', '2022-11-30+00', '2022-11-30-05:00']],
  ['a short day with one', '2022-11-30', ['20221130Z', '20221130+0100']],
  ['an hour alone', '2022-11-30', ['2022-11-30T00Z', '2022-11-30T00', '2022-11-30 23-05']],
  ['small letters', '2022-11-30', ['2022-11-30t00:00:00z', '2022-11-30z']],
  ['marks of direction', '2022-11-30', ['\u200e2022-11-30\u200f', '2022\u200f-11\u200f-30']],
  [
    'isolates',
    '2022-11-30',
    ['\u20662022-11-30\u2069', '\u202a2022-11-30\u202c', '\u061c20221130'],
  ],
  ['marks and AM', '2022-11-30', ['\u200e11\u200e/30\u200e/2022 12:00:00\u202fAM']],
  ['hyphens of every kind', '2022-11-30', ['2022\u201111\u201130', '2022-11-30T00:00:00\u221205']],
  [
    'other digits',
    '2022-11-30',
    ['\uff12\uff10\uff12\uff12-11-30', '\u0662\u0660\u0662\u0662-11-30'],
  ],
  // Midnight in UTC is a date without a time, whatever zone the server adds.
  ['milliseconds', '2022-11-30', [`/Date(${midnight})/`, `/Date(${midnight}-0500)/`]],
  ['midnight in Auckland', '2022-11-30', [`/Date(${midnight - 13 * hourMs}+1300)/`]],
  ['midnight in New York', '2022-11-30', [`/Date(${midnight + 5 * hourMs}-0500)/`]],
  ['midnight in India', '2022-11-30', [`/Date(${midnight - 5.5 * hourMs}+0530)/`]],
  ['the evening in New York', '2022-11-29', [`/Date(${midnight + 2 * hourMs}-0500)/`]],
  ['the first day', '1970-01-01', ['/Date(0)/']],
  ['the day before', '1969-12-31', ['/Date(-86400000)/']],
  // With AM or PM the month comes first.
  ['AM', '2022-11-30', ['11/30/2022 12:00:00 AM']],
  ['PM', '2022-03-04', ['3/4/2022 11:59 pm', '03/04/2022, 1:05:09\u202fPM']],
  ['nothing', '', ['', '\u00a0', '0000-00-00 00:00:00']],
  ['the first year', '', ['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '00010101T000000Z']],
  ['the first year with AM', '', ['1/1/0001 12:00:00 AM']],
  ['the first year in milliseconds', '', ['/Date(-62135596800000)/']],
  ['that of a zone', '', ['/Date(-62135600400000)/', '/Date(-62135578800000-0500)/']],
])('a date is read from %s as %j, in every zone', (_, day, texts) => {
  expect(inEveryZone(() => texts.map((text) => readDay(text, 'sv-SE')))).toEqual(
    zones.map(() => texts.map(() => day)),
  );
});

it.each([
  ['de-DE', ['30.11.2022', '30.11.2022 00:00:00', '30. 11. 2022', '\u200e30.11.2022']],
  ['cs-CZ', ['30.11.2022', '30. 11. 2022', '30. 11. 2022 0:00']],
  ['bg-BG', ['30.11.2022', '30.11.2022 г.']],
  ['fr-FR', ['30/11/2022', '30/11/2022 00:00']],
  ['en-GB', ['30/11/2022']],
  ['en-AU', ['30/11/2022 12:00:00 AM', '30/11/2022 12:00:00 am']],
  ['ar-EG', ['30/11/2022', '\u0663\u0660\u200f/\u0661\u0661\u200f/\u0662\u0660\u0662\u0662']],
  ['nl-NL', ['30-11-2022']],
  ['en-US', ['11/30/2022', '11/30/2022 00:00:00']],
  ['ja-JP', ['2022/11/30', '2022/11/30 0:00:00']],
  ['ko-KR', ['2022. 11. 30.', '2022.11.30']],
])('a date is read as %s writes it, if it can be no other: %j', (culture, texts) => {
  expect(texts.map((text) => readDay(text, culture))).toEqual(texts.map(() => '2022-11-30'));
});

it.each([
  // No culture writes the month first with points between.
  ['de-DE', '01.02.2022', '2022-02-01'],
  ['de-DE', '1.2.2022', '2022-02-01'],
  ['ja-JP', '2022/02/01', '2022-02-01'],
  ['en-GB', '05/05/2022', '2022-05-05'],
  ['de-DE', '01.01.0001 00:00:00', ''],
  ['en-GB', '11/12/2022', undefined],
  ['en-US', '11/12/2022', undefined],
  ['fr-FR', '1/2/2022 00:00', undefined],
  ['nl-NL', '01-02-2022', undefined],
  ['en-US', '30/11/2022', undefined],
  ['en-US', '30.11.2022', undefined],
  ['en-GB', '30.11.2022', undefined],
  ['en-GB', '31/11/2022', undefined],
  ['de-DE', '30.13.2022', undefined],
  ['de-DE', '30.11.22', undefined],
  ['de-DE', '30.11/2022', undefined],
  ['de-DE', '130.11.2022', undefined],
])('in %s the date %j is %j', (culture, text, day) => {
  expect(readDay(text, culture)).toBe(day);
});

it.each([
  ['en-US', '2022', '2022'],
  ['th-TH', '2022', '2022'],
  ['fa-IR', '2022', '۲۰۲۲'],
  ['fa-IR', 'FY 2022', 'FY 2022'],
])('beside dates in %s the year %j is written %j', (culture, year, text) => {
  expect(formatYear(year, culture)).toBe(text);
});

it.each([
  ['th-TH', '30 พ.ย. 2022'],
  ['fa-IR', '۳۰ نوامبر ۲۰۲۲'],
  ['en-US', 'Nov 30, 2022'],
  ['en-GB', '30 Nov 2022'],
  ['de-DE', '30.11.2022'],
])('a date of a document is written as in %s, in UTC', (culture, text) => {
  const format = createDayFormat(culture, { dateStyle: 'medium' });
  expect(inEveryZone(() => format('2022-11-30'))).toEqual(zones.map(() => text));
  expect(format('')).toBe('');
});

describe('the date of a NAV', () => {
  it.each([
    ['USD', 'EUR', '03/04/2022'],
    ['aud', 'USD', '04/03/2022'],
    ['MM/dd/yyyy', 'USD', '03/04/2022'],
    ['DMY', 'AUD', '04/03/2022'],
    ['CHF', 'USD', '04.03.2022'],
    ['', 'USD', '03/04/2022'],
  ])('is written as %j says if that names a currency, else as %s', (format, currency, text) => {
    expect(formatNavDate('2022-03-04', format, currency, 'en-US')).toEqual({ text });
  });

  it.each([
    ['days that are none', ['2022-02-30', '2022-13-01', '20221330T000000Z']],
    ['days first or months first', ['03/04/2022', '30.11.2022', '11/30/2022 00:00:00']],
    ['days that are none before AM', ['30/11/2022 12:00:00 AM', '02/30/2022 12:00:00 AM']],
    ['parts of a date', ['20221130T', '2022113', '2022', '2022-11-30junk']],
    ['numbers', ['1669766400000', '/Date(x)/', '/Date(999999999999999)/']],
    ['words', ['soon', 'Invalid Date']],
    [
      'offsets that are none',
      ['2022-11-30+', '2022-11-30T00:00+5', '2022-11-30-5', '2022-11-30ZZ'],
    ],
  ])('is shown as it came, without blanks, where it is made of %s: %j', (_, texts) => {
    for (const text of texts) {
      expect(readDay(text, 'sv-SE')).toBeUndefined();
      expect(formatNavDate(` ${text} `, 'USD', 'USD', 'sv-SE')).toEqual({
        text,
        unreadable: 'date',
      });
    }
  });

  it.each(['NaN', 'infinity', '-Infinity', '∞'])('is nothing, which is told, for %s', (text) => {
    expect(readDay(text, 'en-US')).toBeUndefined();
    expect(formatNavDate(text, 'USD', 'USD', 'en-US')).toEqual({ text: '', unreadable: 'date' });
  });

  it('is nothing where there is none', () => {
    expect(formatNavDate('', 'USD', 'USD', 'en-US')).toEqual({ text: '' });
  });
});
