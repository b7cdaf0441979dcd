import { describe, expect, it, vi } from 'vitest';
import { findCurrency, formatMoney } from './money.ts';

const zones = ['America/New_York', 'Europe/London', 'Pacific/Auckland'] as const;

/** The spaces that ICU writes: a no-break space before the sign, as in German texts. */
const nb = '\u00a0';

describe.each(zones)('money in %s', (zone) => {
  it.each([
    ['USD', '1234.5', '$1,234.50'],
    ['CAD', '1234.5', '$1,234.50'],
    ['AUD', '1234.5', '$1,234.50'],
    ['GBP', '1234.5', '£1,234.50'],
    ['EUR', '1234.5', `1.234,50${nb}€`],
    ['CHF', '1234.5', '1,234.50 SFr.'],
    ['JPY', '1234.5', '¥1,235'],
    ['USD', '0', '$0.00'],
    ['EUR', '0', `0,00${nb}€`],
    ['CHF', '0', '0.00 SFr.'],
    ['USD', '-1234.5', '-$1,234.50'],
    ['GBP', '-0.5', '-£0.50'],
    ['EUR', '-1234.5', `-1.234,50${nb}€`],
    ['CHF', '-1234.5', '-1,234.50 SFr.'],
    ['USD', '1e21', '$1,000,000,000,000,000,000,000.00'],
    ['EUR', '12345678901234567.89', `12.345.678.901.234.567,89${nb}€`],
    ['CHF', '4620000000', '4,620,000,000.00 SFr.'],
    [' usd ', ' +7 ', '$7.00'],
  ])('writes %s %s', (currency, amount, text) => {
    process.env['TZ'] = zone;
    expect(formatMoney(amount, currency, 'en-US')).toEqual({ text });
  });
});

describe('money', () => {
  it('follows the page in currencies without a locale of their own only', () => {
    expect(formatMoney('1234.5', 'JPY', 'de-DE').text).toBe(`1.235${nb}¥`);
    expect(formatMoney('1234.5', 'SEK', 'de-DE').text).toBe(`1.234,50${nb}SEK`);
    expect(formatMoney('1234.5', 'USD', 'de-DE').text).toBe('$1,234.50');
    expect(formatMoney('1234.5', 'CHF', 'de-DE').text).toBe('1,234.50 SFr.');
  });

  it('is nothing where there is no amount; zero is one', () => {
    expect(formatMoney('', 'USD', 'en-US')).toEqual({ text: '' });
    expect(formatMoney('  ', 'USD', 'en-US')).toEqual({ text: '' });
    expect(formatMoney('0', 'USD', 'en-US').text).toBe('$0.00');
  });

  it.each([
    ['1,000,000', '1000000'],
    ['-1,000,000', '-1000000'],
    ['\u22121,000,000', '-1000000'],
    ['+1,000,000', '1000000'],
    ['1,000.50', '1000.50'],
    ['1,000,000.5', '1000000.5'],
    ['1.000.000', '1000000'],
    ['1.000,50', '1000.50'],
    ['2.500.000,75', '2500000.75'],
    ["1'000", '1000'],
    ["1'000.50", '1000.50'],
    ['1’000’000.50', '1000000.50'],
    ["1'000,50", '1000.50'],
    ['1 000', '1000'],
    ['1 000 000', '1000000'],
    ['1 000 000,50', '1000000.50'],
    ['1\u00a0000\u00a0000', '1000000'],
    ['1\u202f000\u202f000,5', '1000000.5'],
    ['1\u2009000', '1000'],
    // A group of three behind a different sign has one reading.
    ['1.000,500', '1000.500'],
    ['1,000.500', '1000.500'],
    // A single point is the decimal point.
    ['12.345', '12.345'],
    ['1.000', '1.000'],
    // A single comma is a decimal comma if the digits around it cannot be groups.
    ['26,84', '26.84'],
    ['1,5', '1.5'],
    ['12,3456', '12.3456'],
    ['1234,567', '1234.567'],
    ['0,125', '0.125'],
    // Lakhs and crores.
    ['1,00,000', '100000'],
    ['12,34,56,789.50', '123456789.50'],
  ])('reads the grouped amount %j', (amount, number) => {
    expect(formatMoney(amount, 'USD', 'en-US')).toEqual(formatMoney(number, 'USD', 'en-US'));
    expect(formatMoney(amount, 'USD', 'en-US')).not.toHaveProperty('unreadable');
  });

  it.each([
    ['1,000', 'USD', '1,000 USD'],
    ['-1,000', ' usd ', '-1,000 USD'],
    ['(1,000,000)', 'EUR', '(1,000,000) EUR'],
    ['1,000,00', 'EUR', '1,000,00 EUR'],
    ['12’34', 'EUR', '12’34 EUR'],
    ['1.000.00', 'EUR', '1.000.00 EUR'],
    ['1,000 000', 'EUR', '1,000 000 EUR'],
    ['10,00,00', 'EUR', '10,00,00 EUR'],
    ['0,123,456', 'EUR', '0,123,456 EUR'],
    ['1,000', 'XYZ', '1,000 XYZ'],
    ['1,000', '', '1,000'],
  ])(
    'shows an amount of several readings or none as it came, with its currency: %j %j',
    (amount, currency, text) => {
      expect(formatMoney(amount, currency, 'en-US')).toEqual({ text, unreadable: 'amount' });
    },
  );

  it.each([
    ['1,000,000', 'XYZ', '1,000,000 XYZ'],
    ['26.84', ' XYZ ', '26.84 XYZ'],
    ['26.84', '  ', '26.84'],
    ['26.84', '€', '26.84 €'],
  ])('keeps a currency that nobody knows: %j %j', (amount, currency, text) => {
    expect(formatMoney(amount, currency, 'en-US')).toEqual({ text, unreadable: 'currency' });
  });

  it.each([
    'on request',
    'N/A',
    'about 4 bn',
    'USD 1,000',
    '1.5m',
    '1e400',
    'NaN',
    'Infinity',
    '1/2',
    '0x10',
    '--1',
    '1+000',
    '1\u2212000',
    '$5',
  ])('shows what is no number as it came: %s', (amount) => {
    expect(formatMoney(amount, 'USD', 'en-US')).toEqual({ text: amount, unreadable: 'amount' });
  });

  it.each([
    ['', '26.84'],
    ['dollars', '26.84 dollars'],
    ['ZZZ', '26.84 ZZZ'],
    ['__proto__', '26.84 __proto__'],
  ])('guesses no currency for %j', (currency, text) => {
    expect(formatMoney('26.84', currency, 'en-US')).toEqual({ text, unreadable: 'currency' });
  });

  it('asks the browser for its list of currencies once', () => {
    findCurrency('USD');
    const create = vi.spyOn(Intl, 'DisplayNames');
    expect(['EUR', 'CHF'].map(findCurrency)).toEqual(['EUR', 'CHF']);
    expect(create).not.toHaveBeenCalled();
  });

  it('knows a currency by its letters, and a pattern of a date is none', () => {
    expect(['USD', 'chf', ' Eur ', 'MDY', 'US', ''].map(findCurrency)).toEqual([
      'USD',
      'CHF',
      'EUR',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
