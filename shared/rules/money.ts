import { type Formatted } from './formatted.ts';

/** The locale of a currency (SPEC 9, DECISIONS "Money and dates"); others follow the page. */
const locales: Readonly<Record<string, string>> = {
  USD: 'en-US',
  CAD: 'en-CA',
  AUD: 'en-AU',
  GBP: 'en-GB',
  EUR: 'de-DE',
};

/**
 * The currency that a word names, in capitals: `usd` is `USD`. A pattern such as `MDY` has three letters
 * too, so the browser's own list decides.
 */
export function findCurrency(word: string): string | undefined {
  const code = word.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return names.of(code) && code;
}

const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Writes an amount as its currency is written (SPEC 9): `1234.5` in EUR is `1.234,50 €`, in CHF
 * `1,234.50 SFr.`, whatever the page's culture. Without a known currency the amount stays as it came,
 * with the word behind it: a guessed currency would be worse than none.
 *
 * @param amount a number as text, with a point and without grouping; empty where there is none
 * @param culture the page's, for all other currencies
 * @returns an empty text where there is no amount
 */
export function formatMoney(amount: string, currency: string, culture: string): Formatted {
  const number = amount.trim();
  if (number === '') return { text: '' };
  if (!plainNumber.test(number)) return { text: number, unreadable: 'amount' };
  const code = findCurrency(currency);
  if (code === undefined) return { text: `${number} ${currency}`.trim(), unreadable: 'currency' };
  // As text: a number would lose digits of a huge amount.
  const exact = number.replace(/^\+/, '') as Intl.StringNumericLiteral;
  if (code === 'CHF') {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return { text: `${new Intl.NumberFormat('en-US', digits).format(exact)} SFr.` };
  }
  const format = new Intl.NumberFormat(locales[code] ?? culture, {
    style: 'currency',
    currency: code,
  });
  return { text: format.format(exact) };
}
