import { type Position, toPosition } from './source-error.ts';

/** A mistake in a JSON text: its position, and what is expected there. */
export interface JsonMistake extends Position {
  readonly expected: string;
}

/** Parsing stops here. */
class Stop extends Error {
  readonly at: number;

  constructor(at: number, expected: string) {
    super(expected);
    this.at = at;
  }
}

const space = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in strings
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** The end of a match that begins at an offset; nothing where there is none. */
function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The end of a string. An unclosed string is a mistake at its beginning. */
function skipString(text: string, at: number): number {
  const end = matchAt(string, text, at);
  if (end === undefined) throw new Stop(at, 'a string, closed by a quote on the same line');
  return end;
}

/** The end of a list or an object, starting after its opening bracket. */
function skipEntries(
  text: string,
  start: number,
  close: string,
  skipEntry: (at: number) => number,
): number {
  const skipSpace = (from: number) => matchAt(space, text, from) ?? from;
  let at = skipSpace(start);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skipSpace(skipEntry(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Stop(at, `a comma or "${close}"`);
    const comma = at;
    at = skipSpace(at + 1);
    if (text[at] === close) throw new Stop(comma, `no comma before "${close}"`);
  }
}

function skipValue(text: string, at: number): number {
  if (text[at] === '"') return skipString(text, at);
  if (text[at] === '[') {
    return skipEntries(text, at + 1, ']', (from) => skipValue(text, from));
  }
  if (text[at] === '{') {
    return skipEntries(text, at + 1, '}', (from) => {
      if (text[from] !== '"') throw new Stop(from, 'a field name in double quotes');
      const colon = matchAt(space, text, skipString(text, from)) ?? from;
      if (text[colon] !== ':') throw new Stop(colon, 'a colon behind the field name');
      return skipValue(text, matchAt(space, text, colon + 1) ?? colon);
    });
  }
  const end = matchAt(scalar, text, at);
  if (end !== undefined) return end;
  throw new Stop(at, 'a value: an object, a list, a string, a number, true, false or null');
}

/**
 * The position where a text stops being JSON. `JSON.parse` often gives no position, and never line and
 * column.
 *
 * @returns nothing where it is JSON
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const begin = matchAt(space, text, 0) ?? 0;
  try {
    const end = matchAt(space, text, skipValue(text, begin)) ?? text.length;
    if (end < text.length) throw new Stop(end, 'nothing more');
    return undefined;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { ...toPosition(text, error.at), expected: error.message };
  }
}

/**
 * The end of the JSON value at the beginning of a text.
 *
 * @returns nothing where the text does not begin with one
 */
export function findJsonEnd(text: string): number | undefined {
  try {
    return skipValue(text, matchAt(space, text, 0) ?? 0);
  } catch {
    // Not JSON, or nested deeper than anybody writes by hand.
    return undefined;
  }
}
