import { type Problem } from './problem.ts';

/** The problem of a mount point whose CMS content lacks something, for reporting or for failing. */
export function contentWithout(
  what: string,
  expected: string,
): Pick<Problem, 'where' | 'found' | 'expected'> {
  return { where: 'the content', found: `without ${what}`, expected };
}
