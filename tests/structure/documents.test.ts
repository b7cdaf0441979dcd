import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath, readText } from '../../tools/project.ts';
import { listWidgetNames } from '../../tools/read-widgets.ts';
import { findBrokenLinks } from './document-links.ts';
import { listDocuments, listFiles } from './source-files.ts';

// The package's own README is tried in the package (tests/project/package.test.ts).
const documents = listDocuments().filter((path) => !path.startsWith('tools/build/package/'));
const isThere = (path: string) => existsSync(projectPath(path));

describe('the documents', () => {
  it.each(documents)('%s links to what is there', (path) => {
    const broken = findBrokenLinks(path, { read: readText, isThere });
    expect(broken).toEqual([]);
  });

  it('name every widget in the table of the README', () => {
    const table = readText('README.md');
    const missing = listWidgetNames().filter(
      (name) => !table.includes(`](widgets/${name}/README.md)`),
    );
    expect(missing).toEqual([]);
  });

  it('are all in the index of docs', () => {
    const index = readText('docs/README.md');
    const own = documents.filter((path) => /^docs\/(?!README)/.test(path));
    expect(own).toContain('docs/theming.md');
    expect(own.filter((path) => !index.includes(`(${path.replace('docs/', '')})`))).toEqual([]);
  });
});

const decisions = readText('docs/decisions.md');

/** The citations of a comment that lead nowhere: a document by its path, `docs/contract.md, 4`, `DECISIONS "Grid"`. */
function findUnknown(path: string, comment: string): readonly string[] {
  const own = join(dirname(path), 'DECISIONS.md');
  const places = isThere(own) ? decisions + readText(own) : decisions;
  const words = comment.replace(/\s*\n[\s*]*/g, ' ');
  return [
    ...[...words.matchAll(/((?:[\w.-]+\/)+[\w-]+\.md)\b(?:, (\d+))?/g)].filter(
      ([, document = '', number]) =>
        !isThere(document) || (number && !readText(document).includes(`\n## ${number}. `)),
    ),
    ...[...words.matchAll(/\bDECISIONS "([^"]+)"/g)].filter(
      ([, part = '']) => !places.includes(`\n## ${part}\n`),
    ),
  ].map(([citation]) => `${path}: ${citation}`);
}

describe('what comments cite', () => {
  it('is a document that is there, and a part that it has', () => {
    const code = listFiles().filter((path) => /\.(?:tsx?|css|hbs)$/.test(path));
    const unknown = code.flatMap((path) => {
      const comments = readText(path).match(/\/\*[\s\S]*?\*\/|\/\/.*|\{\{!--[\s\S]*?--\}\}/g) ?? [];
      return comments.flatMap((comment) => findUnknown(path, comment));
    });
    expect(unknown).toEqual([]);
  });
});
