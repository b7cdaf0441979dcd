import { type BenchRow } from './section.ts';

/** Two measurements of the same thing differ by up to this factor on a busy machine. */
export const noise = 0.1;

/** How many times as much as the other library; below 1 the project needs less. */
export function ratioOf({ ours, theirs }: BenchRow): number {
  return ours / theirs;
}

/** Whether a row keeps the project's promise, with a margin for noise; NaN does not. */
export function isKept(row: BenchRow): boolean {
  return row.mostTimes === undefined || ratioOf(row) <= row.mostTimes * (1 + noise);
}

const widths = [16, 34, 34, 10, 10, 8] as const;

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
    `${line('section', 'measure', 'peer', 'ours', 'peer’s', 'ratio')}  promise`,
    ...rows.map((row) => {
      const numbers = [row.ours, row.theirs, ratioOf(row)].map((value) => value.toFixed(2));
      const promise =
        row.mostTimes === undefined
          ? ''
          : `at most ${row.mostTimes}${isKept(row) ? '' : '  BROKEN'}`;
      return `${line(row.section, row.measure, row.peer, ...numbers)}  ${promise}`.trimEnd();
    }),
  ];
}
