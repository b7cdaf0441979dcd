import { median } from '../bench/section.ts';

/** The figures of one visit of a page, or the medians of several. */
export interface Scores {
  /** The four categories, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Until the largest picture or text of the first screen is there. */
  readonly lcpMs: number;
  /** The time by which tasks of the main thread go beyond 50 ms while the page loads. */
  readonly tbtMs: number;
  readonly cls: number;
  /** Everything that was transferred. */
  readonly bytes: number;
}

type Name = keyof Scores;

/** A column of the table. */
interface Column {
  readonly name: Name;
  readonly heading: string;
  readonly digits: number;
  /** The least that a page must reach; without it the figure is for information. */
  readonly least?: number;
}

const columns: readonly Column[] = [
  { name: 'performance', heading: 'performance', digits: 0, least: 95 },
  { name: 'accessibility', heading: 'accessibility', digits: 0, least: 100 },
  { name: 'bestPractices', heading: 'best practices', digits: 0, least: 100 },
  { name: 'seo', heading: 'SEO', digits: 0, least: 100 },
  { name: 'lcpMs', heading: 'LCP, ms', digits: 0 },
  { name: 'tbtMs', heading: 'TBT, ms', digits: 0 },
  { name: 'cls', heading: 'CLS', digits: 3 },
  { name: 'bytes', heading: 'bytes', digits: 0 },
];

/** The median of each figure, so that one disturbed visit does not decide. */
export function takeMedians(visits: readonly Scores[]): Scores {
  const figures = columns.map(({ name }) => [name, median(visits.map((visit) => visit[name]))]);
  return Object.fromEntries(figures) as Record<Name, number>;
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

const addressWidth = 26;
const leastWidth = 7;

function writeCell(text: string, { heading }: Column): string {
  return `  ${text.padStart(Math.max(leastWidth, heading.length))}`;
}

/** The first line of the table. */
export function writeHeading(): string {
  return (
    'page'.padEnd(addressWidth) +
    columns.map((column) => writeCell(column.heading, column)).join('')
  );
}

/** The line of a page. */
export function writeRow(address: string, scores: Scores): string {
  const cells = columns.map((column) =>
    writeCell(scores[column.name].toFixed(column.digits), column),
  );
  const mark = findMisses(scores).length > 0 ? '  MISSED' : '';
  return address.padEnd(addressWidth) + cells.join('') + mark;
}
