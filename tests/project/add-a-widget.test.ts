import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';
import { sampleOf } from '../setup/test-length.ts';
import { follow, readSteps, runIn, type Step } from './walks.ts';

// Follows "Add a widget" of CONTRIBUTING.md to the letter, in a copy of the project.

const list = 'widgets/all-widgets.ts';
const names = ['firm-age', 'print-page'];
const statement = 'docs/accessibility.md';
/** The documents with a row for each widget, and the row before which the new one comes. */
const documents = new Map([
  [statement, '| `reading-progress`'],
  ['docs/contract.md', '| `tabbed-search`'],
]);
const rules = [
  'imports',
  'file-names',
  'stylesheets',
  'templates',
  'accessibility',
  'widget-parts',
];

const steps = readSteps('## Add a widget');
/** The steps of the first of the two walks. */
const ofWidget = steps.slice(
  0,
  steps.findIndex(({ path }) => path.includes('print-page')),
);
let copy: ProjectCopy;

const readCode = ({ blocks: [block] }: Step) => block?.text ?? '';

function followIn({ path, ...step }: Step): void {
  const code = readCode({ path, ...step });
  const next = documents.get(path);
  if (path === list) {
    const [line = '', entry = ''] = code.split('\n');
    copy.edit(list, 'import ', `${line}\nimport `);
    copy.edit(list, '[] = [\n', `[] = [\n${entry}\n`);
  } else if (next === undefined) follow(copy, { path, ...step });
  else copy.edit(path, next, `${code}\n${next}`);
}

const run = (program: string, ...values: string[]) => runIn(copy, program, ...values);

/** Takes a step back for as long as its test runs. */
async function without(step: Step, test: () => Promise<void>): Promise<void> {
  const file = join(copy.folder, step.path);
  const text = readFileSync(file, 'utf8');
  const rows = step.path === list || documents.has(step.path) ? readCode(step).split('\n') : [];
  if (rows.length === 0) rmSync(file);
  else
    writeFileSync(
      file,
      rows.reduce((left, row) => left.replace(`${row}\n`, ''), text),
    );
  try {
    await test();
  } finally {
    writeFileSync(file, text);
  }
}

beforeAll(async () => {
  copy = copyProject([
    'tests',
    'eslint.config.ts',
    '.prettierrc.json',
    'docs',
    'README.md',
    'CONTRIBUTING.md',
  ]);
  steps.forEach(followIn);
  // The files that the steps change and all that they import; the rest of the project is unchanged.
  const include = names.map((name) => `widgets/${name}`).concat(list);
  const config = { extends: './tsconfig.json', include };
  writeFileSync(join(copy.folder, 'tsconfig.steps.json'), JSON.stringify(config));
  expect(await run('node dev-server/tools/reference.ts')).toBe('');
}, 180_000);

afterAll(() => {
  copy.remove();
});

describe('"Add a widget" of CONTRIBUTING.md', () => {
  it('gives every file of a widget and of a behaviour', () => {
    const paths = steps.map(({ path }) => path);
    for (const name of names) {
      for (const part of ['contract', 'widget', 'examples']) {
        expect(paths).toContain(`widgets/${name}/${name}.${part}.ts`);
      }
      expect(paths).toContain(`templates/partials/mount-points/${name}.hbs`);
    }
    for (const path of [list, statement]) {
      expect(paths.filter((each) => each === path)).toHaveLength(2);
    }
  });

  it('leads to READMEs', () => {
    const read = (name: string) =>
      readFileSync(join(copy.folder, `widgets/${name}/README.md`), 'utf8');
    expect(read('firm-age')).toContain('| `--pmw-firm-age-size` | The size of the words. | `2rem`');
    expect(read('print-page')).toContain('| `data-print` |');
  });

  it.concurrent(
    'has types that fit',
    async () => {
      expect(await run('tsc', '--noEmit', '-p', 'tsconfig.steps.json')).toBe('');
    },
    180_000,
  );

  it.concurrent(
    'passes the linters',
    async () => {
      const folders = names.map((name) => `widgets/${name}`);
      expect(await run('eslint', ...folders, list, '--max-warnings', '0')).toBe('');
      expect(await run('prettier', '--check', ...folders, list)).toBe('');
    },
    180_000,
  );

  it.concurrent(
    'passes the rules of the structure',
    async () => {
      const files = rules.map((name) => `tests/structure/${name}.test.ts`);
      expect(await run('vitest', 'run', ...files)).toBe('');
      expect(await run('node dev-server/tools/reference.ts', '--check')).toBe('');
    },
    180_000,
  );
});

describe('"Add a widget" without a step', () => {
  it.each(sampleOf(ofWidget, 2))(
    'names $path',
    async (step) => {
      await without(step, async () => {
        const files = ['stylesheets', 'accessibility', 'widget-parts'];
        const tests = files.map((name) => `tests/structure/${name}.test.ts`);
        const told = await run('vitest', 'run', ...tests);
        // Types are slow to check: only for what no test of the structure names.
        const types = told.includes(step.path)
          ? ''
          : await run('tsc', '--noEmit', '-p', 'tsconfig.steps.json');
        // The compiler names a file as the import does.
        expect(told + types).toMatch(new RegExp(`${step.path}|'./${basename(step.path)}'`));
      });
    },
    180_000,
  );
});
