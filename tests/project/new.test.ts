import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';
import { runProgram } from '../setup/run-command.ts';

// Writes a widget of each kind in a copy of the project, and runs there what `npm test` says of it.

/** The rules about a widget. */
const rules = 'accessibility documents imports languages motion stylesheets templates widget-parts';
const structure = rules.split(' ').map((name) => `tests/structure/${name}.test.ts`);

const written = ['widgets/fund-ticker', 'widgets/fact-sheet'];

let copy: ProjectCopy;

/** Runs a program of the project's packages in the copy, to its end. */
function run(program: string, ...values: readonly string[]) {
  const [command, first] = program.endsWith('.ts')
    ? [process.execPath, ['--import', 'tsx', program]]
    : ['npx', [program]];
  const env = { ...process.env, NO_COLOR: '1' };
  return runProgram(command, [...first, ...values], { cwd: copy.folder, env });
}

beforeAll(async () => {
  copy = copyProject([
    ...['.github', '.prettierignore', '.prettierrc.json', 'docs', 'eslint.config.ts', 'LICENSE'],
    ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'tests'],
  ]);
  for (const values of [['fund-ticker'], ['fact-sheet', '--kind', 'behaviour']]) {
    const { code, output, errors } = await run('tools/new/command.ts', ...values);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`/_dev/widgets/${values[0] ?? ''}\n`);
  }
}, 300_000);

afterAll(() => copy.remove(), 60_000);

describe('npm run new', { timeout: 300_000 }, () => {
  it.concurrent.each([
    ['types', ['tsc', '-p', 'tsconfig.node.json']],
    ['lint', ['eslint', '--max-warnings', '0', ...written]],
    ['format', ['prettier', '--check', ...written, 'widgets/*.*', 'docs/*c*.md', 'README.md']],
    ['their own tests and the rules', ['vitest', 'run', 'widgets', ...structure]],
    ['reference', ['tools/reference/command.ts', '--check']],
  ])('writes widgets that pass: %s', async (_, [program = '', ...values]) => {
    const { code, output, errors } = await run(program, ...values);
    expect(code, output + errors).toBe(0);
  });

  it('leaves the texts to the translators', async () => {
    const { output } = await run('tools/languages/command.ts');
    expect(output).toMatch(/^ja lacks .*: .*fund-ticker\.press, fund-ticker\.presses-other/m);
  });
});
