import { type Problem } from '../../../shared/widget/problem.ts';

/** A request that was sent, and remarks about its answer beside its content. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** The time until the whole answer had arrived. */
  durationMs: number;
  /** The answer's JSON, where it is JSON. */
  json?: unknown;
  /** Differences from what the call promises. */
  readonly differences: Problem[];
  /** Remarks that are not differences, one sentence each. */
  readonly notes: string[];
}

/** No answer arrived: the server cannot be reached. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** An answer arrived but is of no use; its differences say why. */
export class UselessAnswer extends Error {
  override readonly name = 'UselessAnswer';
}
