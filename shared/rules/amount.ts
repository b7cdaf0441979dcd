import { tidyFigure } from './tidy-figure.ts';

/** As JSON writes it, but for the zero before the point, which Oracle leaves out. */
const plain = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Groups of three, all separated by the same sign, with another sign before decimals: `2.500.000,75`,
 * `1'000.50`, `1 000`.
 */
const grouped = /^([1-9]\d{0,2}(?:([,.' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.](\d+))?$/;

/** Lakhs and crores: `12,34,56,789.50`. */
const indian = /^([1-9]\d?(?:,\d\d)+,\d{3})()(?:\.(\d+))?$/;

const commaAlone = /^\d*,\d+$/;

const numeric = /^-?\(?[,.]?\d[\d,.' ]*\)?-?$/;

/** A minus before the number, after it as SAP and banks write it, or parentheses as in accounts. */
const negative = /^(?:- ?(.*[^-])|(.*[^- ]) ?-|\( ?(.*[^ ]) ?\))$/;

/** The Arabic separators of groups and decimals are one of these each; their comma is a comma. */
function tidy(text: string): string {
  return tidyFigure(text)
    .replaceAll('\u066c', "'")
    .replaceAll('\u066b', '.')
    .replaceAll('\u060c', ',')
    .replace(/^\+/, '');
}

function parsePositive(amount: string): string | undefined {
  if (plain.test(amount)) {
    if (!Number.isFinite(Number(amount))) return undefined;
    return amount.startsWith('.') ? `0${amount}` : amount;
  }
  const groups = grouped.exec(amount) ?? indian.exec(amount);
  if (commaAlone.test(amount)) {
    return groups ? undefined : amount.replace(',', '.').replace(/^\./, '0.');
  }
  if (!groups) return undefined;
  const [, whole = '', , decimals = '0'] = groups;
  return `${whole.replace(/\D/g, '')}.${decimals}`;
}

/**
 * Reads an amount as people write it (DECISIONS "Money and dates"), if only one reading is possible:
 * `1,000,000`, `2.500.000,75` and `1'000.50` are grouped, `12.345`, `.85` and `26,84` have decimals. `1,000`
 * may be either.
 * @returns the number with a point and without groups, as text: a number would lose digits of a huge amount.
 *   Nothing if it cannot be read
 */
export function parseAmount(text: string): string | undefined {
  const amount = tidy(text);
  const found = negative.exec(amount);
  if (!found) return parsePositive(amount);
  const size = parsePositive(found.slice(1).find(Boolean) ?? '');
  return size && `-${size}`;
}

/**
 * Whether a text is an amount and nothing else, even one that cannot be read: `1,000`, but not `about 4 bn`.
 */
export function looksLikeAmount(text: string): boolean {
  return numeric.test(tidy(text));
}
