import { formatMoney } from '../../shared/rules/money.ts';
import { createDayFormat } from '../../shared/rules/nav-date.ts';
import { once } from '../../shared/rules/once.ts';
import { formatPerCent } from '../../shared/rules/per-cent.ts';
import { type Day, toDate } from './days.ts';

/** How figures are written. Nothing is an empty text. */
export interface PerformanceFormats {
  /** A whole amount in the share class's currency; a bare number if that is missing or unknown. */
  readonly amount: (amount: number | undefined) => string;
  /** With two digits after the point: 0.05 is "5.00%". */
  readonly perCent: (part: number | undefined) => string;
  readonly day: (day: Day) => string;
  readonly month: (day: Day) => string;
  readonly year: (day: Day) => string;
}

type Format = Omit<PerformanceFormats, 'amount'> & { readonly number: Intl.NumberFormat };

const formatOf = once((culture): Format => {
  const createFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = createDayFormat(culture, options);
    return (day: Day) => format(toDate(day));
  };
  return {
    perCent: (part) => (part === undefined ? '' : formatPerCent(part, culture)),
    day: createFormat({ dateStyle: 'medium' }),
    month: createFormat({ month: 'short', year: 'numeric' }),
    year: createFormat({ year: 'numeric' }),
    number: new Intl.NumberFormat(culture, { maximumFractionDigits: 0 }),
  };
});

export function createFormats(culture: string, currency: string): PerformanceFormats {
  const { number, ...format } = formatOf(culture);
  return {
    ...format,
    amount: (amount) => {
      if (amount === undefined) return '';
      const { text, unreadable } = formatMoney(amount.toFixed(0), currency, culture, { digits: 0 });
      return unreadable ? number.format(amount) : text;
    },
  };
}
