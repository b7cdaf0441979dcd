import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writeFiles } from '../../tests/setup/site/write-files.ts';
import { projectPath, readText } from '../project.ts';
import { makeWidgetTypes } from './widget-types.ts';

const packageJson = JSON.stringify({
  exports: { '.': { types: './widgets.d.ts' }, './define': { types: './define.d.mts' } },
});

/** A strict compiler's errors in each file of a page: its scripts, and the published types themselves. */
function compile(scripts: Readonly<Record<string, string>>): (name: string) => readonly string[] {
  const types = makeWidgetTypes('1.2.3');
  const folder = writeFiles({
    'widgets.d.ts': types,
    'node_modules/private-markets-widgets/package.json': packageJson,
    'node_modules/private-markets-widgets/define.d.mts': readText(
      projectPath('tools/build/package/define.d.mts'),
    ),
    'node_modules/private-markets-widgets/widgets.d.ts': types,
    ...scripts,
  });
  const files = Object.keys(scripts).map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    ...{ strict: true, noEmit: true, noUncheckedIndexedAccess: true, types: [] },
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  });
  return (name) => {
    const file = program.getSourceFile(join(folder, name));
    if (file === undefined) throw new Error(`${name} is not compiled.`);
    // Checks only this file: the browser's own types are many.
    return [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)]
      .flat()
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
}

const reference = '/// <reference path="./widgets.d.ts" />\n';

const good = `${reference}
      const { version, ready, mount, unmount } = window.PrivateMarketsWidgets;
      const text: string = version;
      ready.then(() => mount(document.querySelector('main') ?? document)).then(() => { unmount(); });
      const element = document.querySelector('section');
      element?.addEventListener('widget:mounted', ({ detail }) => { const name: string = detail.widget; });
      document.addEventListener('widget:failed', ({ detail }) => { const error: Error = detail.error; });
      document.body.addEventListener('widget:unmounted', ({ detail }) => { detail.widget.trim(); });
      window.addEventListener('widget:problem', ({ detail }) => {
        const sentence: string = detail.message;
        const isFatal: boolean = detail.isFatal;
        return [detail.where, detail.found, detail.expected, detail.widget].join();
      });
      document.querySelector('.x')?.addEventListener('widget:action', ({ detail }) => {
        const label: string | undefined = detail.label;
        const value: string | number | undefined = detail.value;
        return [detail.widget, detail.action].join();
      });
      document.addEventListener('click', (event) => { const button: number = event.button; });`;

/** Lines that must not compile, by the expected errors. */
const wrong = {
  "'reason' does not exist":
    "document.addEventListener('widget:failed', ({ detail }) => detail.reason);",
  "'string' is not assignable": "window.PrivateMarketsWidgets.mount('.widget');",
  'read-only': 'window.PrivateMarketsWidgets = undefined as never;',
  "'start' does not exist": 'window.PrivateMarketsWidgets.start();',
};

it('the published types are those of the global and of every event, wherever it is heard', () => {
  const bad = Object.values(wrong).map((line, at) => [`bad-${at}.ts`, reference + line] as const);
  const check = compile({ 'good.ts': good, ...Object.fromEntries(bad) });
  expect([check('widgets.d.ts'), check('good.ts')]).toEqual([[], []]);
  expect(bad.map(([name]) => check(name))).toEqual(
    Object.keys(wrong).map((message) => [expect.stringContaining(message) as unknown]),
  );
});

const imports = `import type { PublicApi, WidgetDefinition } from 'private-markets-widgets';
import { define } from 'private-markets-widgets/define';
`;

const defined = `${imports}
      (window.PrivateMarketsWidgetsQueue ||= []).push((widgets) => {
        widgets.define({
          name: 'acme-yield',
          attributes: {
            rate: { type: 'number', default: 4, doc: 'Per cent a year' },
            'start-date': { type: 'text' },
            'fund-id': { type: 'text', required: true },
            tone: { type: 'choice', choices: ['calm', 'loud'] },
            open: { type: 'boolean' },
            points: { type: 'json' },
          },
          texts: { title: 'Yield', 'years-one': '{n} year', 'years-other': '{n} years' },
          load: async ({ config, signal }) => ({ value: config.rate * 2, isOver: signal.aborted }),
          start({ element, config, data, texts, changes, act, report, guard }) {
            const rate: number = config.rate;
            const date: string | undefined = config.startDate;
            const id: string = config.fundId;
            const tone: 'calm' | 'loud' = config.tone;
            const isOpen: boolean = config.open;
            const points: unknown = config.points;
            const value: number = data.value;
            const line = document.createElement('p');
            line.textContent = [texts.get('title'), texts.count('years', 2), rate, date, id, tone, isOpen, points, value].join();
            element.append(line);
            changes.node(line);
            line.addEventListener('click', guard(() => { act({ action: 'opened' }); }));
            report({ where: 'data-rate', found: '0', expected: '1' });
          },
        });
      });
      define({ name: 'acme-none', start: ({ data }) => { const none: null = data; } });
      export const later: WidgetDefinition = {
        name: 'acme-later',
        load: () => undefined,
        start: ({ config, texts, data }) => [config['rate'], texts.get('title'), texts.count('years', 1), data],
      };
      export const add = (widgets: PublicApi) => { widgets.define(later); };`;

/** Lines of a definition that must not compile, by the expected errors. */
const wrongDefinitions = {
  "Property 'start' is missing": "widgets.define({ name: 'acme-a' });",
  '\'"colour"\' is not assignable':
    "widgets.define({ name: 'acme-a', attributes: { a: { type: 'colour' } }, start: () => {} });",
  "Property 'b' does not exist":
    "widgets.define({ name: 'acme-a', attributes: { a: { type: 'text' } }, start: ({ config }) => { config.b; } });",
  '\'"titel"\' is not assignable':
    "widgets.define({ name: 'acme-a', texts: { title: '' }, start: ({ texts }) => { texts.get('titel'); } });",
};

it('the published types infer config, texts and data of a widget of a site’s own from its definition', () => {
  const bad = Object.values(wrongDefinitions).map(
    (line, at) =>
      [
        `bad-${at}.ts`,
        `${imports}declare const widgets: PublicApi;\n${line}\nexport type { WidgetDefinition };`,
      ] as const,
  );
  const check = compile({ 'defined.ts': defined, ...Object.fromEntries(bad) });
  expect(check('defined.ts')).toEqual([]);
  expect(bad.map(([name]) => check(name))).toEqual(
    Object.keys(wrongDefinitions).map((message) => [expect.stringContaining(message) as unknown]),
  );
});
