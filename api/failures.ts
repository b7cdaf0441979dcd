import { type Problem, sayProblem } from '../shared/widget/problem.ts';

export type FailureKind =
  /** The connection broke or the answer had a status outside 200 to 299. */
  | 'connection'
  /** The whole answer is not what the call promises. */
  | 'shape'
  /** The widget ended before the answer came; nothing is reported. */
  | 'aborted';

/** A call that did not return what it promises. Its message names the call and keeps axios' words. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  /** The same as a problem, for the one console error of the widget. */
  readonly problem: Problem;

  constructor(kind: FailureKind, problem: Problem, options?: ErrorOptions) {
    super(sayProblem(problem), options);
    this.kind = kind;
    this.problem = problem;
  }
}
