import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findFirst, findOnPath } from './find-on-path.ts';

const { env, platform } = process;

/** In a container Chromium runs as root and without a sandbox or a GPU. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

const linuxNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

function findInstalled(): string | undefined {
  if (platform === 'darwin') return findFirst(macPaths);
  if (platform !== 'win32') {
    return linuxNames.map(findOnPath).find((path) => path !== undefined);
  }
  const folders = windowsFolders.flatMap((name) => env[name] ?? []);
  return findFirst(folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`));
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own.
 *
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named === undefined || named === '') {
    return findInstalled() ?? findFirst([chromium.executablePath()]);
  }
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, but there is no such file.`);
}

export const shellName = 'chromium-headless-shell';

/**
 * Finds Chromium's headless shell, the same engine without a user interface: tests run a third faster in it.
 * If CHROMIUM_PATH is set there is none, so that one browser can be chosen.
 */
export function findHeadlessShell(): string | undefined {
  return env['CHROMIUM_PATH'] || platform !== 'linux' ? undefined : findOnPath(shellName);
}
