import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonMistake } from './find-json-mistake.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('a mistake of a JSON text', () => {
  it.each([
    ['', 1, 1, 'a value'],
    ['\n\n', 3, 1, 'a value'],
    ['{"title": }', 1, 11, 'a value'],
    ['{"title": abc}', 1, 11, 'a value'],
    ["{'title': 1}", 1, 2, 'a name in double quotes'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma'],
    ['{\n  "a": 1,\n}', 3, 1, 'a field name in double quotes'],
    ['[1, 2,]', 1, 7, 'a value'],
    ['[1 2]', 1, 4, 'a comma'],
    ['{"a" 1}', 1, 6, 'a colon'],
    ['{"a": [1, {"b": 2}', 1, 19, '"]"'],
    ['{\n  "a": "not closed\n}', 2, 8, 'closed by a quote'],
    ['{"a": "\\x"}', 1, 7, 'a value'],
    ['{"a": 01}', 1, 8, 'a comma'],
    ['{} {}', 1, 4, 'nothing more'],
    ['// comment\n{}', 1, 1, 'a value'],
    ['\uFEFF{}', 1, 1, 'a value'],
  ])('%j', (text, line, column, expected) => {
    expect(isJson(text)).toBe(false);
    expect(findJsonMistake(text)).toEqual({
      line,
      column,
      expected: expect.stringContaining(expected) as string,
    });
  });

  it('is there just where JSON.parse refuses', () => {
    const cut = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', '\\', '0', '-', '\n', 'e'),
      )
      .map(([json, at, sign]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + sign + json.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), cut), (text) => {
        expect(findJsonMistake(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});
