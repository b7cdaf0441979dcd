import { findJsonMistake } from './find-json-mistake.ts';
import { namePlace, SourceError } from './source-error.ts';

/** Reads JSON; an error names file, line and column. */
export function parseJson(file: string, text: string): unknown {
  if (text.trim() === '') throw new SourceError(`${file} is empty; expected JSON.`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const mistake = findJsonMistake(text) ?? { line: 1, column: 1, expected: 'JSON' };
    const place = namePlace(file, mistake);
    throw new SourceError(`${place}: this is no JSON; expected ${mistake.expected}.`, {
      cause: error,
    });
  }
}
