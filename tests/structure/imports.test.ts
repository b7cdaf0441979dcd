import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importDirection } from './import-lint.ts';
import { findCycle, isAllowed } from './import-rules.ts';
import { readImports } from './read-imports.ts';
import { listFiles, readText } from './source-files.ts';

// The lint finds imports in the wrong direction, the compiler those of files that are not there.

const files = listFiles();

describe('imports', () => {
  it('have no circles, types included', () => {
    const code = files.filter((path) => /\.tsx?$/.test(path));
    const imports = code.flatMap((path) => readImports(path, readText(path)));
    expect(imports.length).toBeGreaterThan(100);
    expect(findCycle(imports)).toBeUndefined();
  });

  it.each([
    ['shared/rules/a.ts', 'shared/html/b.ts', false, false],
    ['shared/a.ts', 'api/b.ts', true, false],
    ['widgets/x/a.ts', 'widgets/y/b.ts', true, false],
    ['widgets/all-widgets.ts', 'widgets/y/b.ts', false, true],
    ['widgets/x/x.examples.ts', 'fixtures/make/slide.ts', false, true],
    ['widgets/x/x.tsx', 'fixtures/make/slide.ts', false, false],
    ['mount/main.ts', 'widgets/all-widgets.ts', false, true],
    ['mount/main.ts', 'widgets/x/b.ts', false, false],
    ['fixtures/a.ts', 'api/b.ts', true, true],
    ['fixtures/a.ts', 'api/b.ts', false, false],
    ['dev-server/a.ts', 'shared/components/b.tsx', false, false],
    ['dev-server/a.ts', 'widgets/x/x.contract.ts', false, true],
    ['dev-server/a.ts', 'widgets/x/x.widget.ts', false, false],
    ['dev-server/a.ts', 'tests/setup/b.ts', true, false],
    ['templates/a.ts', 'shared/b.ts', true, false],
  ])('point one way: %s imports %s (only types: %s): %s', (from, to, isTypeOnly, isFine) => {
    expect(isAllowed({ from, to, isTypeOnly })).toBe(isFine);
  });

  it('of every kind are told by the lint at their line', () => {
    const text = `
import './a.ts';
import { a } from '../mount/a.ts';
import { b } from '../mount/b.ts';
export { c } from '../mount/c.ts';
const d = await import('../mount/d.ts');`;
    const plugins = { project: { rules: { 'import-direction': importDirection } } };
    const rules = { 'project/import-direction': 'error' } as const;
    const config = [{ files: ['**/*.ts'], plugins, rules }];
    const told = new Linter().verify(text, config, 'shared/a.ts');
    expect(told.map(({ message, line }) => [message, line])).toEqual(
      ['a', 'b', 'c', 'd'].map((name, at) => [
        `shared/a.ts may not import mount/${name}.ts: imports point one way.`,
        at + 3,
      ]),
    );
    const types = readImports(
      'x/y.ts',
      `import type { a } from './a.ts'; import { type b, c } from './b.ts';
      import { type d, type e } from './d.ts'; export type { f } from './f.ts';`,
    );
    expect(types.map(({ isTypeOnly }) => isTypeOnly)).toEqual([true, false, true, true]);
  });
});

describe('a circle', () => {
  it('is found wherever it begins', () => {
    const edge = (from: string, to: string) => ({ from, to, isTypeOnly: true });
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toBeUndefined();
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual(['b', 'c', 'b']);
  });
});

describe('names of files and folders', () => {
  it('are in kebab-case and say what is inside', () => {
    const word = String.raw`[a-z\d]+(?:-[a-z\d]+)*`;
    const kebab = new RegExp(String.raw`^(?:${word}/)+${word}(?:\.${word})+$`);
    const code = files.filter((path) => /\.(?:tsx?|css|hbs)$/.test(path));
    expect(code.filter((path) => !kebab.test(path))).toEqual([]);
    const vague =
      /(?:^|\/)(?:(?:utils?|helpers|common|misc)\/|(?:utils?|common|misc|types|index)\.)/;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });
});
