import { type BenchRow, median } from './section.ts';

/** Two measurements of the same thing differ by up to this factor on a busy machine. */
export const noise = 0.1;

/** How many times as much as the other library, the median of the pairs; below 1 the project needs less. */
export function ratioOf({ pairs }: BenchRow): number {
  return median(pairs.map(({ ours, theirs }) => ours / theirs));
}

/** Whether a row reaches its goal, with a margin for noise; NaN does not. */
export function isReached(row: BenchRow): boolean {
  return row.mostTimes === undefined || ratioOf(row) <= row.mostTimes * (1 + noise);
}

const widths = [14, 36, 34, 10, 10, 8] as const;

function line(...cells: readonly string[]): string {
  return cells
    .map((cell, column) =>
      column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    .join('');
}

/** The table of a run, one line per row. */
export function makeTable(rows: readonly (BenchRow & { readonly section: string })[]): string[] {
  return [
    `${line('section', 'measure', 'peer', 'ours', 'peer’s', 'ratio')}  goal`,
    ...rows.map((row) => {
      const ours = median(row.pairs.map((pair) => pair.ours));
      const theirs = median(row.pairs.map((pair) => pair.theirs));
      const numbers = [ours, theirs, ratioOf(row)].map((value) => value.toFixed(2));
      const goal =
        row.mostTimes === undefined
          ? ''
          : `at most ${row.mostTimes}${isReached(row) ? '' : '  MISSED'}`;
      return `${line(row.section, row.measure, row.peer, ...numbers)}  ${goal}`.trimEnd();
    }),
  ];
}
