import { type Browser } from '@playwright/test';

export interface BenchTools {
  /** Headless Chromium, 60 frames per second. */
  readonly browser: Browser;
  /** The same without a limit of frames: a frame comes as soon as something has changed. */
  readonly unpaced: Browser;
  /** The built files: `widgets.js`, `widgets.css`. */
  readonly readBuilt: (name: string) => Buffer;
  /** Fewer rounds, for a look: the verdict may err. */
  readonly isQuick: boolean;
}

/** The project and another library, measured one right after the other. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/** One row of the table. */
export interface BenchRow {
  /** With its unit: `main-thread time, ms`. */
  readonly measure: string;
  readonly peer: string;
  /** At least one; the table shows the medians. */
  readonly pairs: readonly Pair[];
  /**
   * The project's goal is to need at most this many times as much as the other library; without it: for
   * information.
   */
  readonly mostTimes?: number;
}

/** A benchmark. Each file `<name>.bench.ts` of this folder exports one as `section`. */
export interface BenchSection {
  readonly name: string;
  /** The packages compared with, whose versions are printed. */
  readonly packages: readonly string[];
  readonly run: (tools: BenchTools) => Promise<readonly BenchRow[]>;
}

/** The median, so that one disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** Pairs the rounds of two measurements. */
export function toPairs(ours: readonly number[], theirs: readonly number[]): readonly Pair[] {
  return ours.map((our, round) => ({ ours: our, theirs: theirs[round] ?? NaN }));
}

/**
 * How many rounds on a page that they share come before those that count. The browser compiles in them what it runs:
 * they take two to three times as long, and to mix them with the others is to compare neither.
 */
export const warmUps = 4;

/** Measurements by name. */
type Measurements<Name extends string, Value> = Readonly<Record<Name, () => Promise<Value>>>;

/**
 * Takes several measurements in turn, round by round, so that other work of the machine slows all of them
 * alike. Every other round runs in the opposite order.
 *
 * @param uncounted how many rounds come before those that count
 * @returns the values by name, one for each counted round
 */
export async function alternate<Name extends string, Value>(
  rounds: number,
  measurements: Measurements<Name, Value>,
  uncounted = 0,
): Promise<Readonly<Record<Name, readonly Value[]>>> {
  const names = Object.keys(measurements) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<
    Name,
    Value[]
  >;
  for (let round = -uncounted; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await measurements[name]();
      if (round >= 0) values[name].push(value);
    }
  }
  return values;
}
