import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

/** In a container Chromium runs as root and without a sandbox or a GPU. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

const linuxNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

const findFirst = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Finds a program by name in the folders of PATH. */
export function findOnPath(name: string): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return findFirst(folders.map((folder) => join(folder, name)));
}

function findInstalled(): string | undefined {
  if (platform === 'darwin') return findFirst(macPaths);
  if (platform !== 'win32') {
    return linuxNames.map(findOnPath).find((path) => path !== undefined);
  }
  const folders = windowsFolders.flatMap((name) => env[name] ?? []);
  return findFirst(folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`));
}

/** Playwright's own Chromium. */
const findOwn = () => findFirst([chromium.executablePath()]);

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
 * Installs a package with apt if this is Linux, root, and apt is there. Test runs beside each other
 * wait for each other: apt refuses a second one.
 *
 * @returns whether it is installed
 */
export function installBySystem(name: string): boolean {
  const isRoot = process.getuid?.() === 0;
  if (platform !== 'linux' || !isRoot || findOnPath('apt-get') === undefined) return false;
  const apt = (...values: readonly string[]) =>
    run('flock', join(tmpdir(), 'apt.lock'), 'apt-get', ...values);
  return apt('update') && apt('install', '-y', name);
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own; installs one if there is none.
 *
 * @returns the path of the program
 * @throws {Error} saying what to do, if none can be found or installed
 */
export function findChromium(): string {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, but there is no such file.`);
  }
  const found =
    findInstalled() ??
    findOwn() ??
    (installBySystem('chromium') ? findInstalled() : undefined) ??
    (run('npx', 'playwright', 'install', 'chromium') ? findOwn() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, which is neither here nor could be installed. Install one, or name one with CHROMIUM_PATH.',
  );
}

const shellName = 'chromium-headless-shell';

/**
 * Finds Chromium's headless shell, the same engine without a user interface: tests run a third faster in it.
 * If CHROMIUM_PATH is set there is none, so that one browser can be chosen.
 *
 * @returns the path of the program, or nothing if there is none and none can be installed
 */
export function findHeadlessShell(): string | undefined {
  const named = env['HEADLESS_SHELL_PATH'];
  if (named !== undefined && named !== '' && existsSync(named)) return named;
  if (env['CHROMIUM_PATH'] || platform !== 'linux') return undefined;
  return findOnPath(shellName) ?? (installBySystem(shellName) ? findOnPath(shellName) : undefined);
}
