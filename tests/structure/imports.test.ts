import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { findCycle, isAllowed } from './import-rules.ts';
import { importDirection } from './import-lint.ts';
import { readImports } from './read-imports.ts';
import { listFiles, readText } from './source-files.ts';

const files = listFiles();
const imports = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => readImports(path, readText(path)));

describe('imports', () => {
  it('are found, so that the rules below look at something', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('point one way, types included', () => {
    const wrong = imports.filter((each) => !isAllowed(each));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('have no circles, types included', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it('name files that are there, by their whole names', () => {
    const present = new Set([...files, 'package.json', 'vite.config.ts']);
    const project = imports.filter(({ to }) => !/^\.\.?(?:\/|$)|^node_modules\//.test(to));
    const missing = project.filter(({ to }) => !present.has(to));
    expect(missing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('the rules of imports', () => {
  it.each([
    ['shared/html/a.ts', 'shared/rules/b.ts', false, true],
    ['shared/rules/a.ts', 'shared/html/b.ts', false, false],
    ['shared/a.ts', 'api/b.ts', true, false],
    ['api/a.ts', 'shared/b.ts', false, true],
    ['api/a.ts', 'widgets/x/b.ts', true, false],
    ['widgets/x/a.ts', 'widgets/x/b.ts', false, true],
    ['widgets/x/a.ts', 'widgets/y/b.ts', true, false],
    ['widgets/all-widgets.ts', 'widgets/y/b.ts', false, true],
    ['widgets/x/a.ts', 'mount/b.ts', true, false],
    ['widgets/x/x.examples.ts', 'fixtures/make/slide.ts', false, true],
    ['widgets/x/x.tsx', 'fixtures/make/slide.ts', false, false],
    ['mount/start.ts', 'api/b.ts', true, false],
    ['mount/main.ts', 'widgets/all-widgets.ts', false, true],
    ['mount/main.ts', 'widgets/x/b.ts', false, false],
    ['fixtures/a.ts', 'api/b.ts', true, true],
    ['fixtures/a.ts', 'api/b.ts', false, false],
    ['dev-server/a.ts', 'mount/b.ts', true, false],
    ['dev-server/a.ts', 'shared/components/b.tsx', false, false],
    ['dev-server/a.ts', 'widgets/x/x.contract.ts', false, true],
    ['dev-server/a.ts', 'widgets/x/x.widget.ts', false, false],
    ['dev-server/a.test.ts', 'tests/setup/b.ts', false, true],
    ['dev-server/a.ts', 'tests/setup/b.ts', true, false],
    ['templates/a.ts', 'shared/b.ts', true, false],
  ])('%s imports %s (only types: %s): %s', (from, to, isTypeOnly, isFine) => {
    expect(isAllowed({ from, to, isTypeOnly })).toBe(isFine);
  });

  it('see every kind of import', () => {
    const text = `
      import './a.css';
      import { a } from './a.ts';
      import { type b } from './b.ts';
      import type { c } from '../c.ts';
      import { type d, e } from './d.ts';
      export { f } from './f.ts';
      const g = await import('./g.ts');
      type H = import('./h.ts').H;
      import { i } from 'package';`;
    const found = readImports('x/y.ts', text).map(({ to, isTypeOnly }) => [to, isTypeOnly]);
    expect(found).toEqual([
      ['x/a.css', false],
      ['x/a.ts', false],
      ['x/b.ts', true],
      ['c.ts', true],
      ['x/d.ts', false],
      ['x/f.ts', false],
      ['x/g.ts', false],
      ['x/h.ts', true],
    ]);
  });

  it('are told by the lint at the line of the import', () => {
    const linter = new Linter();
    const text = "import { a } from './b.ts';\n\nimport { c } from '../mount/c.ts';\n";
    const rules = { 'project/import-direction': 'error' } as const;
    const plugins = { project: { rules: { 'import-direction': importDirection } } };
    const messages = linter.verify(text, [{ files: ['**/*.ts'], plugins, rules }], 'shared/a.ts');
    expect(messages.map(({ message, line, column }) => [message, line, column])).toEqual([
      ['shared/a.ts may not import mount/c.ts: imports point one way.', 3, 19],
    ]);
  });

  it('find a circle', () => {
    const edge = (from: string, to: string) => ({ from, to, isTypeOnly: true });
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toBeUndefined();
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual(['b', 'c', 'b']);
  });
});
