import { describe, expect, it } from 'vitest';
import { findCurrency, formatMoney } from './money.ts';

const zones = ['America/New_York', 'Europe/London', 'Pacific/Auckland'] as const;

/** The blanks of ICU: a no-break one before the sign, as German texts have it. */
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

  it.each(['on request', '1,000,000', '1.000,5', 'NaN', 'Infinity', '1/2', '0x10', '--1', '$5'])(
    'shows what is no plain number as it came: %s',
    (amount) => {
      expect(formatMoney(amount, 'USD', 'en-US')).toEqual({ text: amount, unreadable: 'amount' });
    },
  );

  it.each([
    ['', '26.84'],
    ['dollars', '26.84 dollars'],
    ['ZZZ', '26.84 ZZZ'],
    ['__proto__', '26.84 __proto__'],
  ])('guesses no currency for %j', (currency, text) => {
    expect(formatMoney('26.84', currency, 'en-US')).toEqual({ text, unreadable: 'currency' });
  });

  it('knows a currency by its letters, and a pattern of a date is none', () => {
    expect(['USD', 'chf', ' Eur ', 'MDY', 'US', ''].map(findCurrency)).toEqual([
      ...['USD', 'CHF', 'EUR', undefined, undefined, undefined],
    ]);
  });
});
