import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments } from './find-chromium.ts';
import { installChromium } from './install.ts';

/** Launches the Chromium that measurements and comparisons are made in; installs one if there is none. */
export function launchChromium(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: installChromium(),
    args: [...chromiumArguments, ...args],
  });
}
