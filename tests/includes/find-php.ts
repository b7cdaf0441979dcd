import { existsSync } from 'node:fs';
import { findOnPath, installBySystem } from '../setup/find-chromium.ts';

/**
 * Finds PHP and a file of a Debian package; installs the packages only in continuous integration.
 *
 * @param file that a package brings
 * @param packages to install if it is missing
 * @returns the path of PHP; nothing if something is missing, which is told in one line
 */
export function findPhp(file: string, packages: readonly string[]): string | undefined {
  const find = () => (existsSync(file) ? findOnPath('php') : undefined);
  const found = find();
  if (found !== undefined) return found;
  if (process.env['CI']) {
    packages.every((name) => installBySystem(name));
    const installed = find();
    if (installed !== undefined) return installed;
    throw new Error(`${file} is not here: apt-get install ${packages.join(' ')}`);
  }
  console.warn(`Skipped, since ${file} is not here: apt-get install ${packages.join(' ')}`);
  return undefined;
}
