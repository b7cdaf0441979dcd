import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isFresh } from '../../tools/freshness.ts';
import { projectPath } from '../../tools/project.ts';
import { print } from '../../tools/print.ts';

const command = ['--import', 'tsx', projectPath('tools/build/command.ts')];

let running: Promise<unknown> | undefined;

/** Builds `dist` in a process of its own if a source is newer; requests that come together wait for one build. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  const options = { cwd: projectPath('.') };
  if (running === undefined) print('Building dist, as a source is newer…');
  running ??= promisify(execFile)(process.execPath, command, options).finally(() => {
    running = undefined;
  });
  await running;
}
