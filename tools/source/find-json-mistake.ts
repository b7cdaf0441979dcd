import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Position, toPosition } from './source-error.ts';

interface JsonMistake extends Position {
  /** Counted from 0. */
  readonly offset: number;
  readonly expected: string;
}

const expectations: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a field name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon behind the field name',
  CommaExpected: 'a comma or the end',
  CloseBraceExpected: 'a comma or "}"',
  CloseBracketExpected: 'a comma or "]"',
  EndOfFileExpected: 'nothing more',
  UnexpectedEndOfString: 'a string, closed by a quote on the same line',
};

/**
 * Parses a text into nodes with their places. The parser calls itself for each level: JSON that is nested deeper
 * than anybody writes by hand has neither a tree nor errors.
 */
export function parseJsonTree(text: string) {
  const errors: ParseError[] = [];
  try {
    const options = { disallowComments: true, allowTrailingComma: false };
    return { root: parseTree(text, errors, options), errors };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { root: undefined, errors: [] };
  }
}

/** The position where a text stops being JSON; `JSON.parse` often gives none. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const [first] = parseJsonTree(text).errors;
  if (first === undefined) return undefined;
  const expected =
    expectations[printParseErrorCode(first.error)] ?? 'a value, or a name in double quotes';
  return { ...toPosition(text, first.offset), offset: first.offset, expected };
}

/** The end of the JSON value at the beginning of a text, if there is one. */
export function findJsonEnd(text: string): number | undefined {
  const { root, errors } = parseJsonTree(text);
  const end = root && root.offset + root.length;
  return end !== undefined && errors.every(({ offset }) => offset >= end) ? end : undefined;
}
