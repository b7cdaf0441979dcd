import { type Problem, ProblemError } from './problem.ts';

/**
 * Fails a mount point that cannot work as written: one problem is reported, the status becomes `failed`, the
 * content of the page stays.
 * @throws always
 */
export function failWith(problem: Problem): never {
  throw new ProblemError(problem);
}
