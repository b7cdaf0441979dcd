import { type Problem } from '../../../shared/widget/problem.ts';

/** A request that was sent, and what is to be said of its answer beside its content. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** Until the answer was there whole. */
  durationMs: number;
  /** The answer's JSON, where it is some. */
  json?: unknown;
  /** What differs from what a call promises. */
  readonly differences: Problem[];
  /** What is no difference and yet worth knowing, a sentence each. */
  readonly notes: string[];
}

/** An answer that never came: nobody is there. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** An answer that is there but of no use; its differences say why. */
export class UselessAnswer extends Error {
  override readonly name = 'UselessAnswer';
}
