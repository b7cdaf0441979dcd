import { type Problem } from './problem.ts';

/** `problems` cost a part of the value, not the whole. */
export type Parsed<Value> =
  { readonly ok: true; readonly value: Value; readonly problems?: readonly Problem[] } | Refused;

/** `expected` only if the declaration does not say it. */
export interface Refused {
  readonly ok: false;
  readonly found: string;
  readonly expected?: string | undefined;
}

export function accept<Value>(value: Value): Parsed<Value> & { readonly ok: true } {
  return { ok: true, value };
}

/**
 * @param found words that follow "is"
 * @param expected words that follow "expected"
 */
export function refuse(found: string, expected?: string): Refused {
  return { ok: false, found, expected };
}
