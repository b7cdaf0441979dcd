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

/** One row of the table: the project and a peer, round by round, measured one right after the other. */
export interface BenchRow {
  /** With its unit: `main-thread time, ms`. */
  readonly measure: string;
  readonly peer: string;
  readonly ours: readonly number[];
  /** One for each of ours; or one number, such as a limit. */
  readonly theirs: readonly number[] | number;
  /** The bound: to need more than this many times as much as the peer fails the run. */
  readonly mostTimes: number;
  /** A lower aim, if there is one: to miss it is noted in the table. */
  readonly aimTimes?: number;
}

/** A benchmark. Each file `<name>.bench.ts` of this folder exports one as `section`. */
export interface BenchSection {
  readonly name: string;
  /** The packages compared with, whose versions are printed. */
  readonly packages: readonly string[];
  /** Whether its figures have a place of their own in docs/performance.md, by its name. */
  readonly isApart?: true;
  readonly run: (tools: BenchTools) => Promise<readonly BenchRow[]>;
}

/** The median, so that one disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/**
 * How many rounds on a page that they share come before those that count. The browser compiles in them what it runs:
 * they take two to three times as long, and to mix them with the others is to compare neither.
 */
export const warmUps = 4;

/**
 * Takes several measurements in turn, round by round, so that other work of the machine slows all of them
 * alike. Every other round runs in the opposite order.
 *
 * @param uncounted how many rounds come before those that count
 * @returns the values by name, one for each counted round
 */
export async function alternate<Name extends string, Value>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<Value>>>,
  uncounted = 0,
): Promise<Readonly<Record<Name, readonly Value[]>>> {
  const names = Object.keys(measurements) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
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

/** Two measurements of the same thing differ by up to this factor on a busy machine. */
export const noise = 0.1;

const peersOf = ({ ours, theirs }: BenchRow) =>
  typeof theirs === 'number' ? ours.map(() => theirs) : theirs;

/** How many times as much as the peer, the median of the rounds; below 1 the project needs less. */
function ratioOf(row: BenchRow): number {
  const theirs = peersOf(row);
  return median(row.ours.map((our, round) => our / (theirs[round] ?? NaN)));
}

/** Whether a row needs at most so many times as much, with a margin for noise; NaN does not. */
function isWithin(row: BenchRow, times: number): boolean {
  return ratioOf(row) <= times * (1 + noise);
}

/** Whether a row keeps its bound. */
export function isReached(row: BenchRow): boolean {
  return isWithin(row, row.mostTimes);
}

/** What a row is to reach, and whether it does not. */
function describeGoal(row: BenchRow): string {
  const { mostTimes, aimTimes = mostTimes } = row;
  const aim = aimTimes === mostTimes ? '' : `, aim ${aimTimes}`;
  const note = isWithin(row, aimTimes) ? '' : '  aim missed';
  return `  at most ${mostTimes}${aim}${isReached(row) ? note : '  MISSED'}`;
}

function writeLine(...cells: readonly string[]): string {
  const [section = '', measure = '', peer = '', ours = '', theirs = '', ratio = ''] = cells;
  const names = section.padEnd(14) + measure.padEnd(36) + peer.padEnd(34);
  return names + ours.padStart(10) + theirs.padStart(10) + ratio.padStart(8);
}

/** The table of a run, one line per row. */
export function makeTable(rows: readonly (BenchRow & { readonly section: string })[]): string[] {
  const lines = rows.map((row) => {
    const numbers = [median(row.ours), median(peersOf(row)), ratioOf(row)];
    const cells = numbers.map((value) => value.toFixed(2));
    return writeLine(row.section, row.measure, row.peer, ...cells) + describeGoal(row);
  });
  return [`${writeLine('section', 'measure', 'peer', 'ours', 'peer’s', 'ratio')}  goal`, ...lines];
}
