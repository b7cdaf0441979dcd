import GithubSlugger from 'github-slugger';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { listFiles, readText } from './source-files.ts';

const files = listFiles();
const documents = [
  ...readdirSync(projectPath('.')).filter((name) => name.endsWith('.md')),
  ...readdirSync(projectPath('docs')).map((name) => `docs/${name}`),
  ...files.filter((path) => path.endsWith('.md')),
].filter((path) => path.endsWith('.md'));
const code = files.filter((path) => /\.(?:tsx?|css|hbs)$/.test(path));

function listAnchors(path: string): readonly string[] {
  const slugger = new GithubSlugger();
  return [...readText(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading),
  );
}

/** The relative links of a document, without those in code. */
function listLinks(path: string): readonly string[] {
  const text = readText(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** The documents that comments cite, by the words that they use for them. */
const cited: Readonly<Record<string, string>> = {
  SPEC: 'docs/specification.md',
  CONTRACT: 'docs/contract.md',
  DECISIONS: 'docs/decisions.md',
};

describe('the documents', () => {
  it('are found, so that the rules below look at something', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'docs/theming.md', 'widgets/carousel/README.md']),
    );
  });

  it.each(documents)('%s links to what is there', (path) => {
    const broken = listLinks(path).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(projectPath(target))) return true;
      return anchor !== undefined && !listAnchors(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('are all in the index of docs', () => {
    const index = readText('docs/README.md');
    const own = documents.filter((path) => /^docs\/(?!README)/.test(path));
    expect(own.filter((path) => !index.includes(`(${path.replace('docs/', '')})`))).toEqual([]);
  });
});

describe('what comments cite', () => {
  it('is a document of the repository, in the part that they name', () => {
    const unknown = code.flatMap((path) => {
      const comments = readText(path).match(/\/\*[\s\S]*?\*\/|\/\/.*|\{\{!--[\s\S]*?--\}\}/g) ?? [];
      return comments.flatMap((comment) => [
        // A section by its number: `SPEC 4`, `CONTRACT 2`.
        ...[...comment.matchAll(/\b(SPEC|CONTRACT) (\d+)/g)]
          .filter(([, word = '', number = '']) => {
            const text = readText(cited[word] ?? '');
            return !new RegExp(String.raw`^## ${number}\. `, 'm').test(text);
          })
          .map(([citation]) => `${path}: ${citation}`),
        // A part by its name: `DECISIONS "Grid"`.
        ...[...comment.matchAll(/\bDECISIONS\s+(?:\*\s+)?"([^"]+)"/g)]
          .filter(([, name = '']) => {
            const part = name.replace(/\s*\n[\s*]*/g, ' ');
            const own = join(dirname(path), 'DECISIONS.md');
            const places = [readText(cited['DECISIONS'] ?? '')];
            if (existsSync(projectPath(own))) places.push(readText(own));
            return places.every((text) => !text.includes(`## ${part}`));
          })
          .map(([citation]) => `${path}: ${citation}`),
        // A file by its path.
        ...(comment.match(/\b(?:docs|widgets|shared|api|tests)\/[\w./-]+\.md\b/g) ?? [])
          .filter((document) => !existsSync(projectPath(document)))
          .map((document) => `${path}: ${document}`),
        // Documents by any other name.
        ...(comment.match(/\b(?:ARCHITECTURE|STACK|DESIGN)\b(?! \()/g) ?? []).map(
          (word) => `${path}: ${word}`,
        ),
      ]);
    });
    expect(unknown).toEqual([]);
  });
});
