import { quote, type ReportProblem } from './problem.ts';

/** Replaces half characters: a server that cuts a text leaves one, and no address can hold it. */
export function toWholeText(text: string, where: string, report: ReportProblem): string {
  if (text.isWellFormed()) return text;
  const outcome = 'Using \ufffd for each half.';
  report({ where, found: quote(text), expected: 'whole characters', outcome });
  return text.toWellFormed();
}
