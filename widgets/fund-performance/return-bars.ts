import { type Returns } from './returns.ts';

/** A bar on its track, in per cent of the track's width. */
export interface Bar {
  /** Where the line of zero is: at one place in all rows. */
  readonly zero: number;
  readonly start: number;
  readonly size: number;
}

/** The bars of the fund and of the benchmark in each row, from one common zero and in one scale. */
export function findBars(rows: readonly Returns[]): readonly (readonly (Bar | undefined)[])[] {
  const all = rows.flatMap(({ fund = 0, benchmark = 0 }) => [fund, benchmark]);
  const least = Math.min(0, ...all);
  const span = Math.max(0, ...all) - least || 1;
  const zero = (-least / span) * 100;
  const toBar = (part: number | undefined): Bar | undefined =>
    part === undefined
      ? undefined
      : {
          zero,
          start: ((Math.min(part, 0) - least) / span) * 100,
          size: (Math.abs(part) / span) * 100,
        };
  return rows.map(({ fund, benchmark }) => [toBar(fund), toBar(benchmark)]);
}
