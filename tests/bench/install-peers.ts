import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { OptionError } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';

/** The folder of the packages that only measure, or that only the benches compare with. */
export const peersFolder = projectPath('tests/bench/node_modules');

/** Installs these packages if they are missing or not those of the lock file. */
export function installPeers(): void {
  const lock = projectPath('tests/bench/package-lock.json');
  const done = `${peersFolder}/.package-lock.json`;
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of tests/bench …');
  const { status } = spawnSync('npm', ['ci', '--prefix', projectPath('tests/bench')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new OptionError('The packages of tests/bench could not be installed.');
}

/** Loads one of these packages. */
export async function importPeer(name: string): Promise<unknown> {
  const { resolve } = createRequire(`${peersFolder}/`);
  return (await import(pathToFileURL(resolve(name)).href)) as unknown;
}
