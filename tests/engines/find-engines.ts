import { existsSync, readdirSync } from 'node:fs';
import { findOnPath } from '../programs/find-on-path.ts';
import { type BrowserDriver } from './browser-driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { startWebKit } from './webkit-driver.ts';

/**
 * A browser engine other than Chromium, installed on this machine or not: the system's own. Playwright's Firefox and
 * WebKit cannot be downloaded everywhere, and no visitor has them.
 */
interface Engine {
  readonly name: string;
  /** The package to install if it is missing. */
  readonly packages: readonly string[];
  /**
   * Finds its programs.
   *
   * @returns a function that starts it, or nothing if one is missing
   */
  readonly find: () => (() => Promise<BrowserDriver>) | undefined;
}

const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => {
    const { FIREFOX_PATH: named = '' } = process.env;
    if (named !== '') return () => startFirefox(named);
    const path = findOnPath('firefox-esr') ?? findOnPath('firefox');
    return path === undefined ? undefined : () => startFirefox(path);
  },
};

const libraries = '/usr/lib';

/**
 * The small browser that comes with WebKitGTK: in a folder named after its version, inside one named after
 * the processor.
 */
function findMiniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `${libraries}/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () => {
    const driver = findOnPath('WebKitWebDriver');
    const display = findOnPath('Xvfb');
    const browser = findMiniBrowser();
    if (driver === undefined || display === undefined || browser === undefined) return undefined;
    return () => startWebKit({ driver, display, browser });
  },
};

export const engines: readonly Engine[] = [firefox, webkit];
