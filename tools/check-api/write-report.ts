import { type CallReport } from './call-report.ts';

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

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function writeSummary(reports: readonly CallReport[]): string {
  const differences = reports.flatMap((report) => report.differences).length;
  const good = reports.filter((report) => findWord(report) === 'ok').length;
  const unasked = reports.filter((report) => findWord(report) === 'not called').length;
  const rest = unasked === 0 ? '' : ` ${count(unasked, 'was', 'were')} not called.`;
  const head =
    differences > 0 ? `${count(differences, 'difference', 'differences')}.` : 'All is well:';
  return `${head} ${count(good, 'call answers', 'calls answer')} as the widgets expect.${rest}`;
}

export function hasNoDifferences(reports: readonly CallReport[]): boolean {
  return reports.every(({ differences }) => differences.length === 0);
}

export function writeReport(reports: readonly CallReport[]): string {
  return [...reports.flatMap(writeCall), '', writeSummary(reports)].join('\n');
}
