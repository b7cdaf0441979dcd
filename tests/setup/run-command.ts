import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '../../tools/project.ts';

/** Runs a program to its end. @returns exit code and output */
export async function runProgram(
  program: string,
  values: readonly string[],
  options: SpawnOptionsWithoutStdio,
) {
  const child = spawn(program, values, options);
  const printed = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...printed };
}

/** Runs a command of the project to its end, by its file. @returns exit code and output */
export function runCommand(file: string, ...values: readonly string[]) {
  const script = ['--import', 'tsx', projectPath(file)];
  return runProgram(process.execPath, [...script, ...values], { cwd: projectPath('.') });
}
