import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { answerSchemas, pageDataSchemas } from '../../api/published-schemas.ts';
import { findSlowText } from '../setup/time-pattern.ts';
import { listFiles, readText } from './source-files.ts';

// The lint recognises some patterns with quadratic run time by their form, but not all of them.

const pageFile = /^(?:api|mount|shared|widgets)\/.*(?<!\.(?:test|examples))\.tsx?$/;

/** The regular expression literals in a TypeScript file, with the line that each stands in. */
function* listPatterns(path: string): Generator<readonly [place: string, pattern: RegExp]> {
  const file = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const nodes: ts.Node[] = [file];
  for (const node of nodes) {
    nodes.push(...node.getChildren(file));
    if (!ts.isRegularExpressionLiteral(node)) continue;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const end = node.text.lastIndexOf('/');
    yield [`${path}:${line}`, new RegExp(node.text.slice(1, end), node.text.slice(end + 1))];
  }
}

/** Every `pattern` in a schema. */
function* listSchemaPatterns(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'pattern' && typeof value === 'string') yield value;
    else yield* listSchemaPatterns(value);
  }
}

const patterns = [
  ...listFiles()
    .filter((path) => pageFile.test(path))
    .flatMap((path) => [...listPatterns(path)]),
  ...[...new Set(listSchemaPatterns({ answerSchemas, pageDataSchemas }))].map(
    (pattern) => ['published schema', new RegExp(pattern)] as const,
  ),
];

describe('the time that patterns take', { timeout: 240_000 }, () => {
  it('grows no faster than the text, in the code of the page and in published schemas', () => {
    expect(findSlowText(/<p\b[^>]*>/)).toBe('"" + "<p " × 10000');
    expect(patterns.length).toBeGreaterThan(80);
    const slow = patterns.map(([place, pattern]) => [place, findSlowText(pattern)]);
    expect(slow.filter(([, text]) => text !== undefined)).toEqual([]);
  });
});
