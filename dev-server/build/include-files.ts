import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectPath } from '../project.ts';
import { type Manifest } from './manifest.ts';

const folder = projectPath('dev-server/build/include');

function readIntegrity(manifest: Manifest, name: string): string {
  const facts = manifest.files[name];
  if (facts === undefined) throw new Error(`The build made no ${name}: is it imported?`);
  return facts.integrity;
}

/** What each CMS includes: the files of the folder `include`, completed by version and integrity. */
export function makeIncludeFiles(manifest: Manifest): Readonly<Record<string, string>> {
  const facts = {
    __PMW_VERSION__: manifest.version,
    __PMW_SCRIPT_INTEGRITY__: readIntegrity(manifest, 'widgets.js'),
    __PMW_STYLE_INTEGRITY__: readIntegrity(manifest, 'widgets.css'),
  };
  const fill = (text: string) =>
    Object.entries(facts).reduce((filled, [name, fact]) => filled.replaceAll(name, fact), text);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path).replaceAll('\\', '/'), fill(readFileSync(path, 'utf8'))];
    }),
  );
}
