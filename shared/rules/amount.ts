/** As JSON writes it. */
const plain = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Groups of three, all separated by the same sign, with another sign before decimals: `2.500.000,75`,
 * `1'000.50`, `1 000`.
 */
const grouped = /^(-?[1-9]\d{0,2}(?:([,.' ])\d{3})(?:\2\d{3})*)(?:(?!\2)[,.](\d+))?$/;

/** Lakhs and crores: `12,34,56,789.50`. */
const indian = /^(-?[1-9]\d?(?:,\d\d)+,\d{3})()(?:\.(\d+))?$/;

const commaAlone = /^-?\d+,\d+$/;

const numeric = /^-?\(?\d[\d,.' ]*\)?$/;

/** Spaces of every kind, apostrophes and minus signs, each in one form. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/\s/g, ' ')
    .replaceAll('’', "'")
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
}

/**
 * Reads an amount as people write it (DECISIONS "Money and dates"), if only one reading is possible:
 * `1,000,000`, `2.500.000,75` and `1'000.50` are grouped, `12.345` and `26,84` have decimals. `1,000` may be
 * either.
 * @returns the number with a point and without groups, as text: a number would lose digits of a huge amount.
 *   Nothing if it cannot be read
 */
export function parseAmount(text: string): string | undefined {
  const amount = tidy(text);
  if (plain.test(amount)) return Number.isFinite(Number(amount)) ? amount : undefined;
  const groups = grouped.exec(amount) ?? indian.exec(amount);
  if (commaAlone.test(amount)) return groups ? undefined : amount.replace(',', '.');
  if (!groups) return undefined;
  const [, whole = '', , decimals = '0'] = groups;
  return `${whole.replace(/[^\d-]/g, '')}.${decimals}`;
}

/**
 * Whether a text is an amount and nothing else, even one that cannot be read: `1,000`, but not `about 4 bn`.
 */
export function looksLikeAmount(text: string): boolean {
  return numeric.test(tidy(text));
}
