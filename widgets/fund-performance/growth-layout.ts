import { type Day } from './days.ts';
import { writePath } from './line-path.ts';
import { type FundValues } from './read-values.ts';
import { findTimeTicks, type TimeTick } from './time-scale.ts';
import { findValueScale, type ValueScale } from './value-scale.ts';

/** Where all stands in the picture. */
export interface GrowthLayout {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** The share of the width at which a day stands. */
  readonly placeDay: (day: Day) => number;
  readonly scale: ValueScale;
  readonly timeTicks: readonly TimeTick[];
  readonly paths: { readonly fund: string; readonly benchmark: string };
}

export function layOutGrowth({ fund, benchmark }: FundValues): GrowthLayout {
  const days = [fund, benchmark].flatMap((series) => [series[0], series.at(-1)]);
  const known = days.flatMap((point) => point?.day ?? []);
  const [firstDay, lastDay] = [Math.min(...known), Math.max(...known)];
  const placeDay = (day: Day) => (day - firstDay) / (lastDay - firstDay);
  const scale = findValueScale([...fund, ...benchmark].map(({ value }) => value));
  return {
    firstDay,
    lastDay,
    placeDay,
    scale,
    timeTicks: findTimeTicks(firstDay, lastDay),
    paths: {
      fund: writePath(fund, placeDay, scale.place),
      benchmark: writePath(benchmark, placeDay, scale.place),
    },
  };
}

/**
 * Moves two labels apart that would cover each other, each as far as the other, inside of the picture.
 * @param places shares of the height, from above
 * @param distance between the middles of two labels
 */
export function spreadLabels(places: readonly number[], distance: number): readonly number[] {
  const [a, b] = places;
  if (a === undefined || b === undefined || Math.abs(a - b) >= distance) return places;
  const middle = Math.min(Math.max((a + b) / 2, distance / 2), 1 - distance / 2);
  const way = a <= b ? -1 : 1;
  return [middle + (way * distance) / 2, middle - (way * distance) / 2];
}
