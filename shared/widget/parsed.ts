import { type Problem } from './problem.ts';

/** What a value's text became. `problems` are those that cost a part, not the whole. */
export type Parsed<Value> =
  { readonly ok: true; readonly value: Value; readonly problems?: readonly Problem[] } | Refused;

/** What was found in the place of a value; what was expected only where the declaration does not say it. */
export interface Refused {
  readonly ok: false;
  readonly found: string;
  readonly expected?: string | undefined;
}

/** A value that may be used. */
export function accept<Value>(value: Value): Parsed<Value> & { readonly ok: true } {
  return { ok: true, value };
}

/** A value that may not be used, in words that follow "is" and "expected". */
export function refuse(found: string, expected?: string): Refused {
  return { ok: false, found, expected };
}
