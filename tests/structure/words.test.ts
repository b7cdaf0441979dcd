import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { listFiles, readText } from './source-files.ts';

const longest = 32;

const files = listFiles();
const sources = files.filter((path) => /\.tsx?$/.test(path));
const documents = [
  ...readdirSync(projectPath('.')),
  ...readdirSync(projectPath('docs')).map((name) => `docs/${name}`),
  ...files,
].filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');

/** The comments in code; lines that begin with `//` and follow each other are one. */
function findComments(text: string): readonly string[] {
  const docstrings = [...text.matchAll(/^ *\/\*\*(.*?)\*\//gms)].map(([, words = '']) =>
    words.replace(/^ *\* ?/gm, ''),
  );
  const lines = [...text.matchAll(/^ *\/\/ .*(?:\n *\/\/ .*)*/gm)].map(([words]) =>
    words.replace(/^ *\/\/ /gm, ''),
  );
  return [...docstrings, ...lines];
}

const readComments = (path: string) => findComments(readText(path));

/** The paragraphs and list items of a document, without code, tables and headings. */
function readParagraphs(path: string): readonly string[] {
  const text = readText(path).replace(/^ *```.*?^ *```$/gms, '');
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((paragraph) => !/^\s*(?:[|#<>]|- \[)/.test(paragraph));
}

/** A semicolon or colon ends a thought as a full stop does. */
function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?:;]\*{0,2})\s+|^\s*@\w+ /m)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

type ReadTexts = (path: string) => readonly string[];

/** Finds sentences in files; each on a line of its own behind the path, so that a failure shows all of them. */
function find(
  paths: readonly string[],
  readTexts: ReadTexts,
  isFound: (sentence: string) => boolean,
): string {
  return paths
    .flatMap((path) =>
      readTexts(path)
        .flatMap(splitSentences)
        .filter(isFound)
        .map((sentence) => `${path}: ${sentence}`),
    )
    .join('\n');
}

const isLong = (sentence: string) => sentence.split(' ').length > longest;
const hasBareHead = (sentence: string) => /^(?:What|Such|Where)\b.*(?<!\?)$/.test(sentence);

describe('the words of the project', () => {
  it(`have no sentence of more than ${longest} words in a comment`, () => {
    expect(find(sources, readComments, isLong)).toBe('');
  });

  it(`have no sentence of more than ${longest} words in a document`, () => {
    expect(find(documents, readParagraphs, isLong)).toBe('');
  });

  it('begin no comment with a bare What or Such, nor with Where for a condition', () => {
    expect(find(sources, readComments, hasBareHead)).toBe('');
  });

  it.each([
    ['// Where it is.\nconst a = 1;', ['Where it is.']],
    ['  // One\n  // sentence.\n', ['One\nsentence.']],
    ['/** One. */', [' One. ']],
    ["const address = 'https://example.org';", []],
  ])('finds the comments in %j', (text, comments) => {
    expect(findComments(text)).toEqual(comments);
  });
});
