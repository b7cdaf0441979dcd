import { describe, expect, it } from 'vitest';
import { createDayFormat, formatNavDate, readDay } from './nav-date.ts';

/** Minutes behind UTC on the day of most cases, which proves that each case's time zone is in effect. */
const zones = [
  ['America/New_York', 300],
  ['Europe/London', 0],
  ['Pacific/Auckland', -780],
] as const;

const midnight = Date.UTC(2022, 10, 30);
const hourMs = 3_600_000;

describe.each(zones)('dates in %s', (zone, offset) => {
  it.each([
    ['USD', '11/30/2022'],
    ['AUD', '30/11/2022'],
    ['CAD', '30.11.2022'],
    ['GBP', '30.11.2022'],
    ['EUR', '30.11.2022'],
    ['CHF', '30.11.2022'],
    ['JPY', '30.11.2022'],
    ['', '30.11.2022'],
  ])('of %j', (currency, text) => {
    process.env['TZ'] = zone;
    expect(new Date(2022, 10, 30).getTimezoneOffset()).toBe(offset);
    expect(formatNavDate('2022-11-30', '', currency)).toEqual({ text });
    expect(formatNavDate('2022-11-30T00:00:00', currency, '')).toEqual({ text });
    expect(formatNavDate(`/Date(${midnight})/`, currency, '')).toEqual({ text });
  });

  it.each([
    ['2022-11-30', '2022-11-30'],
    ['2022-11-30T00:00:00', '2022-11-30'],
    ['2022-11-30T00:00:00.0000000', '2022-11-30'],
    ['2022-11-30 23:59:59', '2022-11-30'],
    ['2022-11-30T00:00:00Z', '2022-11-30'],
    ['2022-11-30T00:00:00+13:00', '2022-11-30'],
    ['2022-11-30T23:30:00-05:00', '2022-11-30'],
    [`/Date(${midnight})/`, '2022-11-30'],
    // Midnight in UTC is a date without a time, whatever zone the server adds.
    [`/Date(${midnight}-0500)/`, '2022-11-30'],
    // Midnight in Auckland and in New York, with the server's zone.
    [`/Date(${midnight - 13 * hourMs}+1300)/`, '2022-11-30'],
    [`/Date(${midnight + 5 * hourMs}-0500)/`, '2022-11-30'],
    [`/Date(${midnight + 2 * hourMs}-0500)/`, '2022-11-29'],
    [`/Date(${midnight - 5.5 * hourMs}+0530)/`, '2022-11-30'],
    ['/Date(-86400000)/', '1969-12-31'],
    ['/Date(0)/', '1970-01-01'],
    [' 2022-01-01 ', '2022-01-01'],
    ['20221130T000000Z', '2022-11-30'],
    ['20221130T000000', '2022-11-30'],
    ['20221130T2359Z', '2022-11-30'],
    ['20221130T235959.123+0100', '2022-11-30'],
    ['20221130', '2022-11-30'],
    // With AM or PM the month comes first.
    ['11/30/2022 12:00:00 AM', '2022-11-30'],
    ['3/4/2022 11:59 pm', '2022-03-04'],
    ['03/04/2022, 1:05:09\u202fPM', '2022-03-04'],
    ['1/1/0001 12:00:00 AM', ''],
    ['00010101T000000Z', ''],
    ['0001-01-01T00:00:00Z', ''],
    // No date, in a zone away from UTC.
    ['/Date(-62135600400000)/', ''],
    ['/Date(-62135578800000-0500)/', ''],
    ['0000-00-00 00:00:00', ''],
    ['\u00a0', ''],
    ['', ''],
    ['0001-01-01T00:00:00', ''],
    ['/Date(-62135596800000)/', ''],
  ])('reads %j as the day that is written there', (text, day) => {
    process.env['TZ'] = zone;
    expect(readDay(text)).toBe(day);
  });
});

describe('the date of a NAV', () => {
  it('is written as navDateFormat says where it names a currency, else as navCurrency', () => {
    expect(formatNavDate('2022-03-04', 'USD', 'EUR').text).toBe('03/04/2022');
    expect(formatNavDate('2022-03-04', 'aud', 'USD').text).toBe('04/03/2022');
    expect(formatNavDate('2022-03-04', 'MM/dd/yyyy', 'USD').text).toBe('03/04/2022');
    expect(formatNavDate('2022-03-04', 'DMY', 'AUD').text).toBe('04/03/2022');
    expect(formatNavDate('2022-03-04', 'CHF', 'USD').text).toBe('04.03.2022');
  });

  it.each([
    '2022-02-30',
    '2022-13-01',
    '03/04/2022',
    '30.11.2022',
    'soon',
    '30/11/2022 12:00:00 AM',
    '02/30/2022 12:00:00 AM',
    '11/30/2022 00:00:00',
    '20221330T000000Z',
    '20221130T',
    '2022113',
    '1669766400000',
    '2022',
    '/Date(x)/',
    '/Date(999999999999999)/',
    '2022-11-30junk',
    'Invalid Date',
  ])('is shown as it came where it cannot be read: %s', (text) => {
    expect(readDay(text)).toBeUndefined();
    expect(formatNavDate(text, 'USD', 'USD')).toEqual({ text, unreadable: 'date' });
  });

  it('loses the blanks around it where it cannot be read', () => {
    expect(formatNavDate(' soon ', 'USD', 'USD')).toEqual({ text: 'soon', unreadable: 'date' });
  });

  it('is nothing where there is none', () => {
    expect(formatNavDate('', 'USD', 'USD')).toEqual({ text: '' });
  });
});

describe('the date of a document', () => {
  it('is written as the culture of the page does, in UTC', () => {
    const options = { dateStyle: 'medium' } as const;
    for (const [zone] of zones) {
      process.env['TZ'] = zone;
      expect(createDayFormat('en-US', options)('2022-11-30')).toBe('Nov 30, 2022');
      expect(createDayFormat('en-GB', options)('2022-11-30')).toBe('30 Nov 2022');
      expect(createDayFormat('de-DE', options)('2022-11-30')).toBe('30.11.2022');
    }
    expect(createDayFormat('en-US', options)('')).toBe('');
  });
});
