import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The machine, as far as finding a browser depends on it; tests replace it. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** The path of Playwright's own Chromium, installed or not. */
  readonly ownPath: () => string;
  /** Runs a command with its output shown. @returns whether it succeeded */
  readonly run: (command: string, ...values: string[]) => boolean;
}

const linuxNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Finds a program by name in the folders of PATH. */
export function findOnPath({ environment, exists }: Machine, name: string): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(exists);
}

function findInstalled(machine: Machine): string | undefined {
  const { platform, environment, exists } = machine;
  if (platform === 'darwin') return macPaths.find(exists);
  if (platform !== 'win32') {
    return linuxNames.map((name) => findOnPath(machine, name)).find((path) => path !== undefined);
  }
  const folders = windowsFolders.flatMap((name) => environment[name] ?? []);
  return folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`).find(exists);
}

const findOwn = ({ ownPath, exists }: Machine) => [ownPath()].find(exists);

/**
 * Installs a package with apt if this is Linux, root, and apt is there. Test runs beside each other
 * wait for each other: apt refuses a second one.
 *
 * @returns whether it is installed
 */
export function installBySystem(machine: Machine, name: string): boolean {
  const { platform, isRoot, run } = machine;
  if (platform !== 'linux' || !isRoot || findOnPath(machine, 'apt-get') === undefined) return false;
  const apt = (...values: string[]) =>
    run('flock', join(tmpdir(), 'apt.lock'), 'apt-get', ...values);
  return apt('update') && apt('install', '-y', name);
}

/** The real machine. */
export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  ownPath: () => chromium.executablePath(),
  run: (command, ...values) => {
    console.error(`A program of the tests is missing. Running: ${command} ${values.join(' ')}`);
    // Its output goes to the error stream: the output of a test run is read by programs.
    const { status } = spawnSync(command, values, {
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  },
};

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own; installs one if there is none.
 *
 * @returns the path of the program
 * @throws {Error} saying what to do, if none can be found or installed
 */
export function findChromium(machine: Machine = thisMachine): string {
  const { environment, exists, run } = machine;
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (exists(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, but there is no such file.`);
  }
  const found =
    findInstalled(machine) ??
    findOwn(machine) ??
    (installBySystem(machine, 'chromium') ? findInstalled(machine) : undefined) ??
    (run('npx', 'playwright', 'install', 'chromium') ? findOwn(machine) : undefined);
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
export function findHeadlessShell(machine: Machine = thisMachine): string | undefined {
  const { environment, exists } = machine;
  const named = environment['HEADLESS_SHELL_PATH'];
  if (named !== undefined && named !== '' && exists(named)) return named;
  if (environment['CHROMIUM_PATH'] || machine.platform !== 'linux') return undefined;
  const find = () => findOnPath(machine, shellName);
  return find() ?? (installBySystem(machine, shellName) ? find() : undefined);
}
