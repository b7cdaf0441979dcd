import { type Browser } from '@playwright/test';

/** What a section needs for measuring. */
export interface BenchTools {
  /** Headless Chromium of this run. */
  readonly browser: Browser;
  /** The built files: `widgets.js`, `widgets.css`. */
  readonly readBuilt: (name: string) => Buffer;
}

/** One row of the table: the project and another library, measured in the same run. */
export interface BenchRow {
  /** What was measured, with its unit: `main-thread time, ms`. */
  readonly measure: string;
  readonly peer: string;
  readonly ours: number;
  readonly theirs: number;
  /**
   * The project promises to need at most this many times as much as the other library; without it: for
   * information.
   */
  readonly mostTimes?: number;
}

/** A benchmark. Each file `<name>.bench.ts` of this folder exports one as `section`. */
export interface BenchSection {
  readonly name: string;
  readonly run: (tools: BenchTools) => Promise<readonly BenchRow[]>;
}

/** The median, so that one disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}
