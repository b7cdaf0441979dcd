import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, readImports } from './read-imports.ts';
import { readText } from '../../tools/project.ts';
import { listFiles } from './source-files.ts';

// The lint finds imports in the wrong direction, the compiler those of files that are not there.

const files = listFiles();

/** The files of circles of imports, and those that lead there: what is left without files that import none of the others. */
function findCircle(imports: readonly Import[]): readonly string[] {
  const importing = new Set(imports.map(({ from }) => from));
  const left = imports.filter(({ to }) => importing.has(to));
  return left.length < imports.length ? findCircle(left) : [...importing].sort();
}

const code = files.filter((path) => /\.tsx?$/.test(path));
const imports = code.flatMap((path) => readImports(path, readText(path)));

const isTest = (path: string) => path.includes('.test.');

/** All that a file needs, by itself and through others. */
function findNeeded(file: string, needed = new Set<string>()): ReadonlySet<string> {
  for (const { to } of imports.filter(({ from }) => from === file)) {
    if (!needed.has(to)) findNeeded(to, needed.add(to));
  }
  return needed;
}

describe('imports', () => {
  it('have no circles, types included', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(findCircle(imports)).toEqual([]);
    const circle = ['ab', 'bc', 'cb', 'cd'].map(([from = '', to = '']) => ({ from, to }));
    expect(findCircle(circle)).toEqual(['a', 'b', 'c']);
  });

  it('have no circles among the folders of shared', () => {
    const ofFolders = imports
      .filter(({ from, to }) => `${from} ${to}`.match(/shared\//g)?.length === 2 && !isTest(from))
      .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
      .filter(({ from, to }) => from !== to);
    expect(ofFolders.length).toBeGreaterThan(20);
    expect(findCircle(ofFolders)).toEqual([]);
  });

  it('of contracts lead to no component', () => {
    const contracts = code.filter((path) => path.endsWith('.contract.ts'));
    const ofEach = contracts.map((path) => [path, [...findNeeded(path)]] as const);
    expect(ofEach.flatMap(([, needed]) => needed)).toContain('shared/widget/attributes.ts');
    const components = ofEach.flatMap(([path, needed]) =>
      needed.filter((each) => each.endsWith('.tsx')).map((each) => `${path} → ${each}`),
    );
    expect(components).toEqual([]);
  });
});

describe('names of files and folders', () => {
  it('are in kebab-case and say what is inside', () => {
    const word = String.raw`[a-z\d]+(?:-[a-z\d]+)*`;
    const kebab = new RegExp(String.raw`^(?:${word}/)+${word}(?:\.${word})+$`);
    const code = files.filter((path) => /\.(?:tsx?|css|hbs)$/.test(path));
    expect(code.filter((path) => !kebab.test(path))).toEqual([]);
    const vague =
      /(?:^|\/)(?:(?:utils?|helpers|common|misc)\/|(?:utils?|helpers|common|misc|types|index)\.)/;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });
});
