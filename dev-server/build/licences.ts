import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from './package-folder.ts';

function readLicence(folder: string): string {
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

function describePackage(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const { name, version, license = 'see below' } = manifest;
  return `${name} ${version} (${license})\n\n${readLicence(folder)}\n`;
}

/**
 * The licences of every package that has code in the bundle, as the text of `LICENSES.txt`.
 *
 * @param modules the ids of the modules in the script
 */
export function collectLicences(modules: readonly string[]): string {
  const folders = modules.flatMap((id) => findPackageFolder(id) ?? []);
  const head = 'widgets.js contains code of these packages.\n';
  return [head, ...[...new Set(folders)].sort().map(describePackage)].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}
