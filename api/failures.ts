import { type Problem, ProblemError } from '../shared/widget/problem.ts';

export type FailureKind =
  /** The status was outside 200 to 299, or there was none. */
  | 'connection'
  /** The whole answer is not what the call promises. */
  | 'shape'
  /** The widget ended before the answer came; nothing is reported. */
  | 'aborted';

/** Its message names the call and keeps axios' words. */
export class CallFailure extends ProblemError {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.kind = kind;
  }
}
