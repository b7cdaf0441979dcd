import { looksLikeAmount, parseAmount } from './amount.ts';
import { type Formatted, isNoFigure, tidyFigure } from './tidy-figure.ts';
import { once } from './once.ts';

/** All other currencies use the page's locale (DECISIONS "Money and dates"). */
const locales: Readonly<Record<string, string>> = {
  USD: 'en-US',
  CAD: 'en-CA',
  AUD: 'en-AU',
  GBP: 'en-GB',
  EUR: 'de-DE',
  CHF: 'en-US',
};

/** Created once: it takes the browser longer than everything else on a page of funds. */
let currencyNames: Intl.DisplayNames | undefined;

/**
 * The currency that a word names, in capitals: `usd` is `USD`. The browser's own list decides, because a
 * pattern such as `MDY` has three letters too.
 */
export function findCurrency(word: string): string | undefined {
  const code = tidyFigure(word).toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  currencyNames ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return currencyNames.of(code) && code;
}

/** By a locale, a currency, and the digits after the point if they are not the usual ones. */
const formatOf = once((key) => {
  const [locale, currency = '', digits = currency === 'CHF' ? '2' : ''] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    // No minus before zero, nor before what is rounded to it.
    signDisplay: 'negative',
    ...(digits && { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }),
    ...(currency !== 'CHF' && { style: 'currency', currency }),
  });
});

const readSymbol = (format: Intl.NumberFormat): string | undefined =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value;

const localeOf = (code: string, culture: string): string => locales[code] ?? culture;

/**
 * Whether figures in these currencies would show one "$" for several dollars.
 * @param culture the page's
 */
export function hasSeveralDollars(currencies: readonly string[], culture: string): boolean {
  const codes = new Set(currencies.flatMap((currency) => findCurrency(currency) ?? []));
  const dollars = [...codes].filter(
    (code) => readSymbol(formatOf(`${localeOf(code, culture)} ${code}`)) === '$',
  );
  return dollars.length > 1;
}

/** As a page of another country writes it: `US$`, `CA$`, `A$`. A code stands apart from the digits. */
function nameDollar(code: string): string {
  const symbol = readSymbol(formatOf(`${code === 'USD' ? 'en-CA' : 'en-US'} ${code}`)) ?? code;
  return symbol.endsWith('$') ? symbol : `${symbol}\u00a0`;
}

interface MoneyOptions {
  /** After the point, if they are not those of the currency. */
  readonly digits?: number | undefined;
  /** Whether "$" says which dollar it is: `US$1,234.50`. */
  readonly isDollarNamed?: boolean;
}

/**
 * Formats an amount as is usual for its currency: `1234.5` in EUR is `1.234,50 €`, in CHF `1,234.50
 * SFr.`, whatever the page's culture. With an unknown currency the amount is unchanged, followed by the given
 * word: a guess would be worse. An ambiguous amount is unchanged too, with the currency's code. `NaN` is no
 * amount.
 * @param amount a number as text, grouped or not
 * @param culture the page's, for all other currencies
 * @returns an empty text if there is no amount
 */
export function formatMoney(
  amount: string,
  currency: string,
  culture: string,
  { digits, isDollarNamed = false }: MoneyOptions = {},
): Formatted {
  const text = amount.trim();
  if (text === '') return { text };
  if (isNoFigure(text)) return { text: '', unreadable: 'amount' };
  const number = parseAmount(text);
  const code = findCurrency(currency);
  const named = `${text} ${code ?? currency.trim()}`.trim();
  if (number === undefined) {
    return { text: looksLikeAmount(text) ? named : text, unreadable: 'amount' };
  }
  if (code === undefined) return { text: named, unreadable: 'currency' };
  const isFrancs = code === 'CHF';
  const format = formatOf(
    `${localeOf(code, culture)} ${code}${digits === undefined ? '' : ` ${digits}`}`,
  );
  const shown = format.format(number as Intl.StringNumericLiteral);
  if (isDollarNamed && readSymbol(format) === '$') {
    return { text: shown.replace('$', () => nameDollar(code)) };
  }
  return { text: isFrancs ? `${shown} SFr.` : shown };
}
