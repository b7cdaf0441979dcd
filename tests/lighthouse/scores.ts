import { median } from '../bench/section.ts';

/** The figures of a page, with the least that it must reach; without it a figure is for information. */
const columns = [
  { name: 'performance', heading: 'performance', digits: 0, least: 95 },
  { name: 'accessibility', heading: 'accessibility', digits: 0, least: 100 },
  { name: 'bestPractices', heading: 'best practices', digits: 0, least: 100 },
  { name: 'seo', heading: 'SEO', digits: 0, least: 100 },
  // Until the largest picture or text of the first screen is there.
  { name: 'lcpMs', heading: 'LCP, ms', digits: 0, least: undefined },
  // The time by which tasks of the main thread go beyond 50 ms while the page loads.
  { name: 'tbtMs', heading: 'TBT, ms', digits: 0, least: undefined },
  { name: 'cls', heading: 'CLS', digits: 3, least: undefined },
  // Everything that was transferred.
  { name: 'bytes', heading: 'bytes', digits: 0, least: undefined },
] as const;

/** The figures of one visit of a page, or the medians of several; those of the four categories are 0 to 100. */
export type Scores = Readonly<Record<(typeof columns)[number]['name'], number>>;

/** The median of each figure, so that one disturbed visit does not decide. */
export function takeMedians(visits: readonly Scores[]): Scores {
  const figures = columns.map(({ name }) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(figures) as Scores;
}

/** The goals that a page misses, as sentences: `performance is 80; the goal is 95`. */
export function findMisses(scores: Scores): readonly string[] {
  return columns.flatMap(({ name, heading, least }) => {
    const value = scores[name];
    // A figure that could not be measured is NaN, which reaches no goal.
    if (least === undefined || value >= least) return [];
    return [`${heading} is ${value}; the goal is ${least}`];
  });
}

const writeLine = (address: string, cells: readonly string[]) =>
  address.padEnd(26) +
  columns
    .map(({ heading }, at) => `  ${cells[at]?.padStart(Math.max(7, heading.length)) ?? ''}`)
    .join('');

/** The first line of the table. */
export const writeHeading = () =>
  writeLine(
    'page',
    columns.map(({ heading }) => heading),
  );

/** The line of a page. */
export function writeRow(address: string, scores: Scores): string {
  const cells = columns.map(({ name, digits }) => scores[name].toFixed(digits));
  return writeLine(address, cells) + (findMisses(scores).length > 0 ? '  MISSED' : '');
}
