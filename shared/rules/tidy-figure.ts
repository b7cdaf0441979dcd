import { withoutInvisible } from './invisible.ts';

export interface Formatted {
  /** Empty if there is no value, or one that says that there is no figure; any other unreadable value is unchanged. */
  readonly text: string;
  readonly unreadable?: 'amount' | 'currency' | 'date';
}

/** Zero in the digits of other scripts: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * Writes a date or an amount from data as ASCII does, without characters that nobody sees: full-width signs,
 * digits of other scripts, spaces, minus signs and apostrophes of every kind, each in one form.
 */
export function tidyFigure(text: string): string {
  return withoutInvisible(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
    .replace(/[\u02bc\u2018\u2019\u2032]/g, "'")
    .trim();
}

const noFigure = /^[+-]?(?:nan|inf(?:inity)?|\u221e)$/i;

/** Whether a text says that a figure could not be computed: `NaN`, `-Infinity`. A database may write `INF`. */
export function isNoFigure(text: string): boolean {
  return noFigure.test(tidyFigure(text));
}
