import { type Problem, sayProblem } from './problem.ts';

/**
 * Fails a mount point that cannot work as written: one problem is reported, the status becomes `failed`, the
 * content of the page stays.
 *
 * @throws always; the engine finds the problem in the error
 */
export function failWith(problem: Problem): never {
  throw Object.assign(new Error(sayProblem(problem)), { problem });
}
