import { describe, expect, it } from 'vitest';
import { findCurrency, formatMoney, hasSeveralDollars } from './money.ts';

const zones = ['America/New_York', 'Europe/London', 'Pacific/Auckland'] as const;

/** The spaces that ICU writes: a no-break space before the sign, as in German texts. */
const nb = '\u00a0';

describe('money', () => {
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
    ['USD', '', ''],
    ['USD', '  ', ''],
  ])('in %s of %j is %s, in every zone', (currency, amount, text) => {
    for (const zone of zones) {
      process.env['TZ'] = zone;
      expect(formatMoney(amount, currency, 'en-US')).toEqual({ text });
    }
  });

  it.each([
    ['JPY', `1.235${nb}¥`],
    ['SEK', `1.234,50${nb}SEK`],
    ['USD', '$1,234.50'],
    ['CHF', '1,234.50 SFr.'],
  ])('follows the page only in currencies without a locale of their own: %s', (currency, text) => {
    expect(formatMoney('1234.5', currency, 'de-DE').text).toBe(text);
  });

  it.each<[string, string[], string[]]>([
    [
      'of several countries say which',
      ['USD', 'aud', 'CAD'],
      ['US$1,234.50', 'A$1,234.50', 'CA$1,234.50'],
    ],
    ['stand apart from a code', ['SGD', 'USD'], [`SGD${nb}1,234.50`, 'US$1,234.50']],
    [
      'of one country are as usual',
      ['USD', 'USD', 'EUR'],
      ['$1,234.50', '$1,234.50', `1.234,50${nb}€`],
    ],
    [
      'beside other currencies are as usual',
      ['AUD', 'JPY', 'CHF', ''],
      ['$1,234.50', '¥1,235', '1,234.50 SFr.', '1234.5'],
    ],
  ])('dollars %s', (_, currencies, texts) => {
    const isNamed = hasSeveralDollars(currencies, 'en-SG');
    const shown = currencies.map(
      (one) => formatMoney('1234.5', one, 'en-SG', { isDollarNamed: isNamed }).text,
    );
    expect(shown.map((text) => text.replace('JP¥', '¥'))).toEqual(texts);
  });

  it.each([
    ['commas', ['1,000,000', '+1,000,000', '1000000'], '1000000'],
    ['a minus', ['-1,000,000', '\u22121,000,000'], '-1000000'],
    ['commas and a point', ['1,000,000.5', '1 000 000,5', '1\u202f000\u202f000,5'], '1000000.5'],
    ['points', ['1.000.000', '1 000 000', '1\u00a0000\u00a0000'], '1000000'],
    ['points and a comma', ['1.000,50', "1'000,50", '1,000.50', "1'000.50"], '1000.50'],
    ['many groups', ['2.500.000,75', '2,500,000.75', '2’500’000.75', '2 500 000,75'], '2500000.75'],
    ['signs or blanks', ["1'000", '1 000', '1\u2009000'], '1000'],
    // A group of three behind a different sign has one reading.
    ['a group of three behind a sign', ['1.000,500', '1,000.500'], '1000.500'],
    // A single point is the decimal point.
    ['a single point', ['12.345'], '12.345'],
    ['a single point behind 1', ['1.000'], '1.000'],
    // A single comma is a decimal comma if the digits around it cannot be groups.
    ['a decimal comma', ['26,84'], '26.84'],
    ['a short decimal comma', ['1,5'], '1.5'],
    ['four decimals', ['12,3456'], '12.3456'],
    ['four digits before the comma', ['1234,567'], '1234.567'],
    ['zero before the comma', ['0,125'], '0.125'],
    ['lakhs', ['1,00,000'], '100000'],
    ['crores', ['12,34,56,789.50'], '123456789.50'],
    ['no zero before the point', ['.85', '+.85', ',85', '\uff0e85'], '0.85'],
    ['a minus and no zero', ['-.5', '-,5', '.5-', '(.5)'], '-0.5'],
    ['a minus after them', ['1,000.50-', '1.000,50 -', '1000.5\u2212'], '-1000.50'],
    ['parentheses', ['(1,000,000)', '( 1.000.000 )', '(1000000.00)'], '-1000000'],
    ['minus signs of every kind', ['\u2011500', '\u2013500', '\uff0d500', '- 500'], '-500'],
    ['full-width signs', ['\uff11\uff12\uff13', '\uff11\uff12\uff13\uff0e0'], '123'],
    ['Arabic digits', ['\u0661\u0662\u0663', '\u0661\u0662\u0663\u066b\u0660'], '123'],
    ['Persian digits', ['\u06f1\u06f2\u06f3'], '123'],
    ['digits of India and Thailand', ['\u0967\u0968\u0969', '\u0e51\u0e52\u0e53'], '123'],
    ['Arabic separators', ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665'], '1234.5'],
    ['marks of direction', ['\u200e-500\u200f', '\u202d-500\u202c', '\u2066-500\u2069'], '-500'],
  ])('reads amounts with %s: %j', (_, amounts, number) => {
    const expected = formatMoney(number, 'USD', 'en-US');
    expect(expected).not.toHaveProperty('unreadable');
    for (const amount of amounts) expect(formatMoney(amount, 'USD', 'en-US')).toEqual(expected);
  });

  const several =
    '1,000|-1,000|1,000-|(1,000)|1,000,00|\uff11,000|12’34|1.000.00|1,000 000|10,00,00|0,123,456';
  it.each(several.split('|'))('shows what may be read in several ways as it came: %s', (amount) => {
    const unreadable = 'amount';
    expect(formatMoney(amount, ' eur ', 'en-US')).toEqual({ text: `${amount} EUR`, unreadable });
    expect(formatMoney(amount, '', 'en-US')).toEqual({ text: amount, unreadable });
  });

  const words = 'on request|N/A|about 4 bn|USD 1,000|1.5m|1e400|1/2|0x10|--1|1+000|$5|(-1)|1½';
  it.each([...words.split('|'), '1\u2212000'])('shows no number as it came: %s', (amount) => {
    expect(formatMoney(amount, 'USD', 'en-US')).toEqual({ text: amount, unreadable: 'amount' });
  });

  const noFigures = 'NaN|nan|Infinity|-Infinity|+infinity|INF|-INF|∞|-∞| NaN |\u200eNaN';
  it.each(noFigures.split('|'))('is nothing, which is told, for %j', (amount) => {
    expect(formatMoney(amount, 'USD', 'en-US')).toEqual({ text: '', unreadable: 'amount' });
  });

  it.each([
    ['USD', ['-0', '-0.00', '0-', '(0)', '-.0', '-0.001', '-0e5'], '$0.00'],
    ['EUR', ['-0', '\u22120'], `0,00${nb}€`],
    ['CHF', ['-0', '-0.001'], '0.00 SFr.'],
    ['JPY', ['-0', '-0.4'], '¥0'],
  ])('has no minus before zero in %s: %j', (currency, amounts, text) => {
    for (const amount of amounts) expect(formatMoney(amount, currency, 'en-US')).toEqual({ text });
  });

  it.each([
    ['1,000,000', 'XYZ', '1,000,000 XYZ'],
    ['26.84', ' XYZ ', '26.84 XYZ'],
    ['26.84', '', '26.84'],
    ['26.84', '  ', '26.84'],
    ['26.84', '€', '26.84 €'],
    ['26.84', 'dollars', '26.84 dollars'],
    ['26.84', '__proto__', '26.84 __proto__'],
  ])('keeps a currency that nobody knows, and guesses none: %s %j', (amount, currency, text) => {
    expect(formatMoney(amount, currency, 'en-US')).toEqual({ text, unreadable: 'currency' });
  });

  it.each([
    ['USD', 'USD'],
    ['chf', 'CHF'],
    [' Eur ', 'EUR'],
    ['MDY', undefined],
    ['US', undefined],
    ['', undefined],
  ])('knows a currency by its letters, and a pattern of a date is none: %j', (text, currency) => {
    expect(findCurrency(text)).toBe(currency);
  });

  it.each([
    ['USD', '1234.5', '$1,235'],
    ['EUR', '10000', `10.000${nb}€`],
    ['CHF', '10000', '10,000 SFr.'],
    ['JPY', '1234.5', '¥1,235'],
  ])(
    'has no digits after the point where none are asked for: %s %s is %s',
    (code, amount, text) => {
      expect(formatMoney(amount, code, 'en-US', { digits: 0 })).toEqual({ text });
    },
  );
});
