import { once } from './once.ts';

const formatOf = once(
  (culture) =>
    new Intl.NumberFormat(culture, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // No minus before what is rounded to zero.
      signDisplay: 'negative',
    }),
);

/** A part of one in per cent, with two digits after the point: 0.0425 is "4.25%". The minus sign is a figure's, no hyphen. */
export function formatPerCent(part: number, culture: string): string {
  return formatOf(culture)
    .formatToParts(part)
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
    .join('');
}
