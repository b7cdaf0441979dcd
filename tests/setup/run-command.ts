import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '../../dev-server/project.ts';

/**
 * Runs a command of the project to its end.
 *
 * @param file of the project
 * @returns exit code and output
 */
export async function runCommand(file: string, ...values: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', projectPath(file), ...values], {
    cwd: projectPath('.'),
  });
  const printed = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...printed };
}
