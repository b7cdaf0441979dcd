import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OptionError } from '../../tools/command-line.ts';
import { findChromium, findHeadlessShell, shellName } from './find-chromium.ts';
import { findOnPath } from './find-on-path.ts';

const { env, platform } = process;

/** Runs a command with its output shown. @returns whether it succeeded */
function run(command: string, ...values: readonly string[]): boolean {
  console.error(`A program of the tests is missing. Running: ${command} ${values.join(' ')}`);
  // Its output goes to the error stream: the output of a test run is read by programs.
  const { status } = spawnSync(command, values, {
    stdio: ['ignore', 2, 2],
    shell: platform === 'win32',
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/**
 * Installs packages with apt if this is Linux, root, and apt is there. Test runs beside each other wait for each
 * other: apt refuses a second one.
 *
 * @returns whether they are installed
 */
export function installBySystem(...names: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (platform !== 'linux' || !isRoot || findOnPath('apt-get') === undefined) return false;
  const apt = (...values: readonly string[]) =>
    run('flock', join(tmpdir(), 'apt.lock'), 'apt-get', ...values);
  return apt('update') && apt('install', '-y', ...names);
}

/**
 * Finds a Chromium; installs one if there is none.
 *
 * @throws {OptionError} saying what to do, if none can be installed
 */
export function installChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!installBySystem('chromium')) run('npx', 'playwright', 'install', 'chromium');
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new OptionError(
    'The browser tests need Chromium or Chrome, which is neither here nor could be installed. Install one, or name one with CHROMIUM_PATH.',
  );
}

/** Installs the headless shell where it can be found by its name; tests run without it too. */
export function installHeadlessShell(): void {
  const isUseful = platform === 'linux' && !env['CHROMIUM_PATH'];
  if (isUseful && findHeadlessShell() === undefined) installBySystem(shellName);
}
