import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { posix } from 'node:path';
import { readImports } from './read-imports.ts';
import { listFiles, readText } from './source-files.ts';

const files = listFiles();
const sheets = files.filter((path) => path.endsWith('.css'));
const imports = files
  .filter((path) => /\.tsx?$/.test(path) && !/^tests\/|\.test\.tsx?$/.test(path))
  .flatMap((path) => readImports(path, readText(path)))
  .filter(({ to }) => to.endsWith('.css'));

describe('the widgets’ stylesheets', () => {
  const own = sheets.filter((path) => /^(?:shared|widgets)\//.test(path));

  it('are each imported once: what nobody imports is in no page', () => {
    expect(own.length).toBeGreaterThan(30);
    expect(imports.map(({ to }) => to).sort()).toEqual(own.sort());
  });

  it('come in one order: the shared ones first, from the entry, then a widget’s by its .widget.ts', () => {
    const entry = readImports('mount/main.ts', readText('mount/main.ts'));
    const shared = sheets.filter((path) => path.startsWith('shared/'));
    const first = entry.slice(0, shared.length).map(({ to }) => to);
    expect(first[0]).toBe('shared/styles/tokens.css');
    expect(first.toSorted()).toEqual(shared.toSorted());
    const rest = imports.filter(({ from }) => from !== 'mount/main.ts');
    expect(rest.filter(({ from }) => !from.endsWith('.widget.ts'))).toEqual([]);
  });
});

describe('a rule', () => {
  it('declares a property once, but for a fallback right before it', () => {
    const twice = sheets.flatMap((path) => {
      const found: string[] = [];
      postcss.parse(readText(path)).walkRules(({ nodes, selector }) => {
        const names = nodes.map((node) => (node.type === 'decl' ? node.prop : ''));
        const again = names.filter(
          (name, at) => name !== '' && names.indexOf(name) < at && names[at - 1] !== name,
        );
        found.push(...again.map((name) => `${path}: ${selector}: ${name}`));
      });
      return found;
    });
    expect(twice).toEqual([]);
  });
});

describe('a rule about the status of a widget', () => {
  // Otherwise each change of the status makes the browser compute the styles of all that the widget holds.
  it('names what it styles by a class, not by its place alone', () => {
    const selectors = sheets.flatMap((path) => {
      const found: string[] = [];
      postcss.parse(readText(path)).walkRules(({ selector }) => void found.push(selector));
      return found;
    });
    const about = selectors.filter((selector) => selector.includes('[data-widget-status'));
    expect(about.length).toBeGreaterThan(10);
    expect(about.filter((selector) => />\s*:nth-/.test(selector))).toEqual([]);
  });
});

describe('the pages’ stylesheets', () => {
  const lists = ['templates/styles/site.css', 'templates/styles/development.css'];

  it('are each imported once, by a list that holds nothing else', () => {
    const imported = lists.flatMap((path) =>
      [...readText(path).matchAll(/@import '([^']+)'/g)].map(([, to = '']) =>
        posix.join(posix.dirname(path), to),
      ),
    );
    const own = sheets.filter((path) => path.startsWith('templates/') && !lists.includes(path));
    expect(imported.toSorted()).toEqual(own.toSorted());
    for (const path of lists) {
      const { nodes } = postcss.parse(readText(path));
      expect(nodes.filter((node) => node.type !== 'atrule' || node.name !== 'import')).toEqual([]);
    }
  });

  it('import no others', () => {
    const nested = sheets.filter(
      (path) => !lists.includes(path) && readText(path).includes('@import'),
    );
    expect(nested).toEqual([]);
  });
});
