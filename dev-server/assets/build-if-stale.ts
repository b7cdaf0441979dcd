import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectPath } from '../../tools/project.ts';

const command = ['--import', 'tsx', projectPath('tools/build/command.ts'), '--if-stale'];

let running: Promise<unknown> | undefined;

/** Builds `dist` in a process of its own if a source is newer; requests that come together wait for one build. */
export function buildIfStale(): Promise<unknown> {
  const options = { cwd: projectPath('.') };
  running ??= promisify(execFile)(process.execPath, command, options).finally(() => {
    running = undefined;
  });
  return running;
}
