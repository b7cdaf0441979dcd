import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Files, writeFiles } from '../../tests/setup/sample-site.ts';
import { describeError } from './describe-error.ts';
import { SourceError } from './source-error.ts';

/** The description of what a module throws that Vite has loaded, as it loads the stubs. */
async function describeLoaded(files: Files, path: string): Promise<string> {
  const root = writeFiles(files);
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  onTestFinished(() => vite.close());
  try {
    const { run } = (await vite.ssrLoadModule(`${root}/${path}`)) as { run: () => unknown };
    run();
    return 'nothing';
  } catch (error) {
    return describeError(error, root);
  }
}

describe('what is thrown while an answer is made', () => {
  const deep =
    'interface A { a: string }\n\nexport function deep(x: A) {\n  return x.a.trim();\n}\n';
  const files: Files = {
    'fixtures/deep.ts': deep,
    'fixtures/run.ts': `import { deep } from './deep.ts';\nexport const run = () => deep({} as never);\n`,
    'fixtures/word.ts': `export function run() {\n  throw 'a word';\n}\n`,
    'fixtures/cut.ts': 'export const a = 1;\nexport function (\n',
    'fixtures/lost.ts': `import { a } from './none.ts';\nexport const run = () => a;\n`,
  };

  it.each([
    // Vite maps the line, which it leaves to the test runner here.
    ['fixtures/run.ts', /^fixtures\/deep\.ts:\d+:\d+: TypeError: Cannot read .*trim'\)\.$/],
    ['fixtures/word.ts', /^something was thrown that is no error: a word\.$/],
    ['fixtures/cut.ts', /^fixtures\/cut\.ts:2:17: Expected function name\.$/],
    ['fixtures/lost.ts', /none\.ts/],
  ])('is told with its place in the sources: %s', async (path, sentence) => {
    expect(await describeLoaded(files, path)).toMatch(sentence);
  });

  it('is a mistake of a source in its own words', () => {
    expect(describeError(new SourceError('fixtures/a.json:1:2: this is no JSON.'))).toBe(
      'fixtures/a.json:1:2: this is no JSON.',
    );
  });
});
