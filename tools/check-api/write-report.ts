import { formatProblem, type Problem } from '../../shared/widget/problem.ts';
import { toLines } from '../print.ts';
import { type Exchange } from './exchange.ts';

export interface CallReport {
  readonly name: string;
  /** `GET /en-us/slideshow/home`, each request that was sent. */
  readonly requests: readonly string[];
  /** One sentence each: path, what was found, what is expected. */
  readonly differences: readonly string[];
  /** Remarks, one sentence each, such as why a part could not be checked. */
  readonly notes: readonly string[];
}

export function makeReport(
  name: string,
  exchanges: readonly Exchange[],
  problems: readonly Problem[],
  notes: readonly string[],
): CallReport {
  const all = [...exchanges.flatMap(({ differences }) => differences), ...problems];
  const differences = all.map((problem) =>
    formatProblem(name, { ...problem, where: problem.where.replace(`${name}: `, '') }),
  );
  return {
    name,
    requests: exchanges.map(
      ({ method, url, durationMs }) => `${method} ${url.pathname}${url.search} (${durationMs} ms)`,
    ),
    // Two pages of a search may have the same problem.
    differences: [...new Set(differences)],
    notes: [...new Set([...exchanges.flatMap((exchange) => exchange.notes), ...notes])],
  };
}

export function makeSkippedReport(name: string, reason: string): CallReport {
  return { name, requests: [], differences: [], notes: [reason] };
}

function findWord({ requests, differences }: CallReport): string {
  if (differences.length > 0) return 'differs';
  return requests.length > 0 ? 'ok' : 'not called';
}

function writeCall(report: CallReport): readonly string[] {
  const { name, requests, differences, notes } = report;
  return [
    `${findWord(report).padEnd(10)}  ${name}`,
    ...requests.map((request) => `              ${request}`),
    ...differences.map((difference) => `            ✗ ${difference}`),
    ...notes.map((note) => `            – ${note}`),
  ];
}

function writeSummary(reports: readonly CallReport[]): string {
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  const words = reports.map(findWord);
  const differences = reports.flatMap((report) => report.differences).length;
  const good = words.filter((word) => word === 'ok').length;
  const unasked = words.filter((word) => word === 'not called').length;
  const rest = unasked === 0 ? '' : ` ${count(unasked, 'was', 'were')} not called.`;
  const well = good > 0 ? 'All is well:' : 'Nothing is answered:';
  const head = differences > 0 ? `${count(differences, 'difference', 'differences')}.` : well;
  return `${head} ${count(good, 'call answers', 'calls answer')} as the widgets expect.${rest}`;
}

/** Whether no answer differs, and there is one. */
export function hasNoDifferences(reports: readonly CallReport[]): boolean {
  const words = reports.map(findWord);
  return words.includes('ok') && !words.includes('differs');
}

export function writeReport(reports: readonly CallReport[]): string {
  return toLines([...reports.flatMap(writeCall), '', writeSummary(reports)]);
}
