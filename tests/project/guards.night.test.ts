import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from '../../tools/project.ts';
import { runProgram } from '../setup/run-command.ts';

/** The output of vitest, as far as it is read here. */
interface Outcome {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

const folder = 'mount/guards';
const guards = readdirSync(projectPath(folder))
  .filter((name) => !name.includes('.test.') && name !== 'guard.ts')
  .map((name) => name.replace('.ts', ''));

/** The test files of the engine and of all widgets that fail without a guard, by their paths. */
async function listFailing(guard: string): Promise<readonly string[]> {
  // As `npm run test:unit` would run, wherever this runs.
  const env = { ...process.env, NODE_ENV: 'test', TEST_LENGTH: '', TEST_WITHOUT_GUARD: guard };
  const values = ['vitest', 'run', '--reporter=json', 'mount', 'widgets'];
  const { output } = await runProgram('npx', values, { cwd: projectPath('.'), env });
  const { testResults } = JSON.parse(output.slice(output.indexOf('{'))) as Outcome;
  const failing = testResults.filter(({ status }) => status === 'failed');
  return failing.map(({ name }) => relative(projectPath('.'), name).replaceAll('\\', '/'));
}

/** A guard's run of so many files takes minutes on a busy machine. */
const longestMs = 900_000;

it.each(guards)(
  'without the guard %s its own spec fails, and no other',
  async (guard) => {
    const failing = await listFailing(guard);
    expect(failing).not.toEqual([]);
    expect(failing.filter((name) => !name.startsWith(`${folder}/${guard}`))).toEqual([]);
  },
  longestMs,
);
