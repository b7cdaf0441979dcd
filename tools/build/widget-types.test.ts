import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writeFiles } from '../../tests/setup/sample-site.ts';
import { makeWidgetTypes } from './widget-types.ts';

/** A strict compiler's errors in each file of a page: its scripts, and the published types themselves. */
function compile(scripts: Readonly<Record<string, string>>): (name: string) => readonly string[] {
  const folder = writeFiles({ 'widgets.d.ts': makeWidgetTypes('1.2.3'), ...scripts });
  const files = Object.keys(scripts).map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    ...{ strict: true, noEmit: true, noUncheckedIndexedAccess: true, types: [] },
    target: ts.ScriptTarget.ES2022,
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
