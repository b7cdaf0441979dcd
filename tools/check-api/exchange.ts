import { type Problem } from '../../shared/widget/problem.ts';

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** The time until the whole answer had arrived. */
  durationMs: number;
  json?: unknown;
  /** The site has no such call. */
  isAbsent?: boolean;
  /** Differences from what the call promises. */
  readonly differences: Problem[];
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
