import { describe, expect, it } from 'vitest';
import { answerSchemas, pageDataSchemas } from '../../api/published-schemas.ts';
import { findSlowText } from '../setup/time-pattern.ts';
import { readPatterns } from './read-patterns.ts';
import { listFiles, readText } from './source-files.ts';

// The lint recognises some patterns with quadratic run time by their form, but not all of them.

const pageFile = /^(?:api|mount|shared|widgets)\/.*(?<!\.(?:test|examples))\.tsx?$/;

/** Every `pattern` in a schema. */
function* listSchemaPatterns(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'pattern' && typeof value === 'string') yield value;
    else yield* listSchemaPatterns(value);
  }
}

const published = [...new Set(listSchemaPatterns({ answerSchemas, pageDataSchemas }))];

describe('the time that patterns take', { timeout: 120_000 }, () => {
  it('is found where it grows faster than the text', () => {
    expect(findSlowText(/<p\b[^>]*>/)).toBe('"" + "<p " × 10000');
  });

  it('grows no faster than the text in the code of the page', () => {
    const found = listFiles()
      .filter((path) => pageFile.test(path))
      .flatMap((path) => readPatterns(path, readText(path)));
    expect(found.length).toBeGreaterThan(80);
    const slow = found.flatMap(({ place, pattern }) => {
      const text = findSlowText(pattern);
      return text === undefined ? [] : [`${place} ${String(pattern)} takes long for ${text}`];
    });
    expect(slow).toEqual([]);
  });

  it.for(published)('grows no faster than the text in the published pattern %s', (pattern) => {
    expect(findSlowText(new RegExp(pattern))).toBeUndefined();
  });
});
