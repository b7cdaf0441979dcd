import { type Problem } from './problem.ts';

/** The problem of a mount point whose CMS content lacks something, for reporting or for failing. */
export function describeMissingContent(what: string, expected: string, outcome?: string): Problem {
  return { where: 'the content', found: `without ${what}`, expected, outcome };
}
