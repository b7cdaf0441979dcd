import { type Problem, quote } from './problem.ts';

/** The problem of an attribute that names no element of the page: its own element stays as it is. */
export function withoutTarget(where: string, name: string, outcome: string): Problem {
  const expected = '# and the id of an element of this page';
  return { where, found: quote(name), expected, outcome, severity: 'warning' };
}
