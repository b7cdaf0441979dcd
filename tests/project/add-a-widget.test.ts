import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';
import { readText } from '../structure/source-files.ts';

// Follows "Add a widget" of CONTRIBUTING.md to the letter, in a copy of the project.

const list = 'widgets/all-widgets.ts';
const names = ['firm-age', 'print-page'];
const statement = 'docs/accessibility.md';
/** The documents with a row for each widget, and the row before which the new one comes. */
const documents = new Map([
  [statement, '| `reading-progress`'],
  ['docs/contract.md', '| `tabbed-search`'],
]);
const rules = ['imports', 'file-names', 'stylesheets', 'templates', 'accessibility'];

interface Step {
  readonly path: string;
  readonly code: string;
}

/** The files in its section: a path on a line of its own, and the code block below it. */
function readSteps(): readonly Step[] {
  const [, behind = ''] = readText('CONTRIBUTING.md').split('\n## Add a widget\n');
  const [section = ''] = behind.split('\n## ');
  const blocks = section.matchAll(/^ {3}`([\w./-]+)`\n\n {3}```\w+\n([\s\S]*?)\n {3}```$/gm);
  return [...blocks].map(([, path = '', code = '']) => ({
    path,
    code: code.replace(/^ {3}/gm, ''),
  }));
}

const steps = readSteps();
let copy: ProjectCopy;

function follow({ path, code }: Step): void {
  if (path === list) {
    const [line = '', entry = ''] = code.split('\n');
    copy.edit(list, 'import ', `${line}\nimport `);
    copy.edit(list, '[] = [\n', `[] = [\n${entry}\n`);
    return;
  }
  const next = documents.get(path);
  if (next !== undefined) {
    copy.edit(path, next, `${code}\n${next}`);
    return;
  }
  const file = join(copy.folder, path);
  if (existsSync(file)) {
    throw new Error(`${path} exists already: the section has it twice, or the project has it too.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
}

/** Runs a program of the project's packages in the copy; returns its output if it failed. */
async function run(program: string, ...values: string[]): Promise<string> {
  const [, script = program] = /^node (.*)$/.exec(program) ?? [];
  const isNode = script !== program;
  const child = isNode
    ? spawn(process.execPath, ['--import', 'tsx', script, ...values], { cwd: copy.folder })
    : spawn('npx', [program, ...values], { cwd: copy.folder });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? '' : printed || `exit code ${code}`;
}

beforeAll(async () => {
  copy = copyProject([
    ...['tests'],
    ...['eslint.config.ts', '.prettierrc.json', 'docs', 'README.md', 'CONTRIBUTING.md'],
  ]);
  steps.forEach(follow);
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
