import { findJsonMistake } from './find-json-mistake.ts';
import { namePlace, showLine, SourceError, toPosition } from './source-error.ts';

/** Reads JSON; an error names file, line and column, and shows the line. */
export function parseJson(file: string, text: string): unknown {
  if (text.trim() === '') throw new SourceError(`${file} is empty; expected JSON.`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const mistake = findJsonMistake(text) ?? { ...toPosition(text, 0), expected: 'JSON' };
    const sentence = `this is no JSON; expected ${mistake.expected}.`;
    const message = `${namePlace(file, mistake)}: ${sentence}\n${showLine(text, mistake)}`;
    throw new SourceError(message, { cause: error });
  }
}
