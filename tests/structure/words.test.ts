import { describe, expect, it } from 'vitest';
import { listDocuments, listFiles, readText } from './source-files.ts';

const longest = 32;

/** The comments of a file of code; lines that begin with `//` and follow each other are one. */
function readComments(path: string): readonly string[] {
  const comments =
    readText(path).match(/^ *\/\*\*.*?\*\/|^ *\/\/ [^\n]*(?:\n *\/\/ [^\n]*)*/gms) ?? [];
  return comments.map((words) => words.replace(/^ *(?:\/\*\*|\*\/|\*|\/\/) ?|\*\/$/gm, ''));
}

/** The paragraphs and list items of a document, without code, tables and headings. */
function readParagraphs(path: string): readonly string[] {
  const text = readText(path).replace(/^ *```.*?^ *```$/gms, '');
  const paragraphs = text.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/);
  return paragraphs.filter((paragraph) => !/^\s*(?:[|#<>]|- \[)/.test(paragraph));
}

const comments = listFiles()
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => [path, readComments(path)] as const);
const paragraphs = listDocuments()
  .filter((path) => path !== 'CHANGELOG.md')
  .map((path) => [path, readParagraphs(path)] as const);

/** The sentences of files that match, each on a line behind its path; a semicolon or colon ends one too. */
function find(files: typeof comments, isFound: (sentence: string) => boolean): string {
  const lines = files.flatMap(([path, texts]) =>
    texts
      .flatMap((text) => text.split(/(?<=[.!?:;]\*{0,2})\s+|^\s*@\w+ /m))
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter(isFound)
      .map((sentence) => `${path}: ${sentence}`),
  );
  return lines.join('\n');
}

const isLong = (sentence: string) => sentence.split(' ').length > longest;

describe('the words of the project', () => {
  it(`have no sentence of more than ${longest} words, in a comment or a document`, () => {
    expect(comments.flatMap(([, texts]) => texts).length).toBeGreaterThan(1000);
    expect(find(comments, isLong)).toBe('');
    expect(find(paragraphs, isLong)).toBe('');
  });

  it('begin no comment with a bare What or Such, nor with Where for a condition', () => {
    expect(find(comments, (words) => /^(?:What|Such|Where)\b.*(?<!\?)$/.test(words))).toBe('');
  });
});
