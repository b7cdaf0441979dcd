import { type Problem, ProblemError } from '../shared/widget/problem.ts';

export type FailureKind =
  /** The connection broke or the answer had a status outside 200 to 299. */
  | 'connection'
  /** The whole answer is not what the call promises. */
  | 'shape'
  /** The widget ended before the answer came; nothing is reported. */
  | 'aborted';

/** A call that did not return what it promises. Its message names the call and keeps axios' words. */
export class CallFailure extends ProblemError {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.kind = kind;
  }
}
