import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { posix } from 'node:path';
import { readImports } from './read-imports.ts';
import { readText } from '../../tools/project.ts';
import { listFiles } from './source-files.ts';

const files = listFiles();
const ofWidgets = /^(?:shared|widgets)\//;
const sheets = files.filter((path) => path.endsWith('.css'));
const imports = files
  .filter((path) => /\.tsx?$/.test(path) && !/^tests\/|\.test\.tsx?$/.test(path))
  .flatMap((path) => readImports(path, readText(path)))
  .filter(({ to }) => to.endsWith('.css'));

const rules = sheets.flatMap((path) => {
  const found: { readonly path: string; readonly rule: postcss.Rule }[] = [];
  postcss.parse(readText(path)).walkRules((rule) => void found.push({ path, rule }));
  return found;
});

describe('the widgets’ stylesheets', () => {
  const own = sheets.filter((path) => ofWidgets.test(path));

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

function findParents({ parent }: postcss.Node): readonly postcss.Node[] {
  return parent === undefined ? [] : [parent, ...findParents(parent)];
}

describe('a rule', () => {
  it('declares a property once, but for a fallback right before it', () => {
    const twice = rules.flatMap(({ path, rule: { nodes, selector } }) => {
      const names = nodes.map((node) => (node.type === 'decl' ? node.prop : ''));
      return names
        .filter((name, at) => name !== '' && names.indexOf(name) < at && names[at - 1] !== name)
        .map((name) => `${path}: ${selector}: ${name}`);
    });
    expect(twice).toEqual([]);
  });

  // Tabs of a CMS without our classes are printed whole; plain HTML is the theme's.
  const allowed = /\.pmw(?![\w-])|\.pmw-plain|^:root$|^\.pmw-unused$|^\[data-widget~='tabs'\]/;

  it('about a widget leads through .pmw, where the build adds the weight that no theme’s rule has', () => {
    const loose = rules.flatMap(({ path, rule }) => {
      const isOfWidget = ofWidgets.test(path);
      const isNested = findParents(rule).some(({ type }) => type === 'rule');
      const isKeyframe = findParents(rule).some((each) => String(each).startsWith('@keyframes'));
      // A frame of nested rules declares nothing itself.
      const isFrame = rule.nodes.every(({ type }) => type !== 'decl');
      return !isOfWidget || isNested || isKeyframe || isFrame
        ? []
        : rule.selectors.filter((each) => !allowed.test(each));
    });
    expect(loose).toEqual([]);
  });

  it('of a container asks for em, the size of the widget’s own letters: rem there is the theme’s', () => {
    const conditions = sheets
      .filter((path) => ofWidgets.test(path))
      .flatMap((path) => [...readText(path).matchAll(/@container[^{]+/g)].map(String));
    expect(conditions.length).toBeGreaterThan(10);
    expect(conditions.filter((each) => each.includes('rem'))).toEqual([]);
  });

  // Otherwise each change of the status makes the browser compute the styles of all that the widget holds.
  it('about the status of a widget says what it styles, not by its place alone', () => {
    const selectors = rules.map(({ rule }) => rule.selector);
    const about = selectors.filter((selector) => selector.includes('[data-widget-status'));
    expect(about.length).toBeGreaterThan(10);
    expect(about.filter((selector) => /[\s>+~]:(?:nth|first|last|only)-/.test(selector))).toEqual(
      [],
    );
  });
});

describe('the pages’ stylesheets', () => {
  it('are each imported once, by a list that holds nothing else', () => {
    const lists = ['templates/styles/site.css', 'templates/styles/development.css'];
    const others = sheets.filter((path) => !lists.includes(path));
    const imported = lists.flatMap((path) => {
      const { nodes } = postcss.parse(readText(path));
      return nodes.map((node) => {
        const [, to] = /^@import '([^']+)'$/.exec(node.toString()) ?? [];
        return to === undefined
          ? `${path}: ${node.toString()}`
          : posix.join('templates/styles', to);
      });
    });
    const own = others.filter((path) => path.startsWith('templates/'));
    expect(imported.toSorted()).toEqual(own.toSorted());
    expect(others.filter((path) => readText(path).includes('@import'))).toEqual([]);
  });
});
