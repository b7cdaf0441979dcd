import { type Problem, sayProblem } from './problem.ts';

/**
 * Gives up on a mount point that cannot work as it stands: one report in the project's words, status
 * `failed`, the content of the page stays.
 *
 * @throws always; the engine finds the problem in what is thrown
 */
export function failWith(problem: Problem): never {
  throw Object.assign(new Error(sayProblem(problem)), { problem });
}
