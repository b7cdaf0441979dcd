import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mergeLanguage } from '../merge-language.ts';
import { listUsualCultures } from '../usual-cultures.ts';
import { projectPath, readText } from '../project.ts';
import { readLanguageFiles } from '../render/language-files.ts';
import { type Manifest } from './manifest.ts';

function readIntegrity(manifest: Manifest, name: string): string {
  const facts = manifest.files[name];
  if (facts === undefined) throw new Error(`The build made no ${name}: is it imported?`);
  return facts.integrity;
}

/** The file of the module whose name begins so; the build ends it with a hash. */
function findOfModule(manifest: Manifest, begin: string): string {
  const name = Object.keys(manifest.files).find((each) => each.startsWith(`${begin}-`));
  if (name === undefined) throw new Error(`The build made no ${begin}: is it imported?`);
  return name;
}

/** An import map, by which a browser checks what the module imports. */
function makeImportMap(manifest: Manifest, names: readonly string[]): string {
  const integrity = names.map((name) => [
    `/assets/widgets/${manifest.version}/${name}`,
    readIntegrity(manifest, name),
  ]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) as unknown });
}

/** Fills version, integrity, cultures and texts of a build into the files of a folder; paths are those below it. */
export function fillFiles(
  folder: string,
  manifest: Manifest,
  files = readLanguageFiles(),
): Readonly<Record<string, string>> {
  const languages = files.map(
    ({ language }) => [language, mergeLanguage(language, files)] as const,
  );
  const core = findOfModule(manifest, 'esm/core');
  const react = findOfModule(manifest, 'esm/react');
  const importMap = makeImportMap(manifest, [core, react]);
  const facts = {
    __PMW_VERSION__: manifest.version,
    __PMW_SCRIPT_INTEGRITY__: readIntegrity(manifest, 'widgets.js'),
    __PMW_STYLE_INTEGRITY__: readIntegrity(manifest, 'widgets.css'),
    __PMW_MODULE_INTEGRITY__: readIntegrity(manifest, 'esm/widgets.js'),
    __PMW_CORE__: core,
    __PMW_CORE_INTEGRITY__: readIntegrity(manifest, core),
    __PMW_REACT__: react,
    __PMW_REACT_INTEGRITY__: readIntegrity(manifest, react),
    __PMW_IMPORT_MAP__: importMap,
    __PMW_IMPORT_MAP_HASH__: `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`,
    __PMW_CULTURES__: JSON.stringify(listUsualCultures()),
    __PMW_LANGUAGES__: JSON.stringify(Object.fromEntries(languages)),
  };
  const fill = (text: string) =>
    Object.entries(facts).reduce(
      (filled, [name, fact]) => filled.replaceAll(name, () => fact),
      text,
    );
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path).replaceAll('\\', '/'), fill(readText(path))];
      }),
  );
}

/** What pages of any CMS include, from `cms/include`, and what those of one include, from its own `include`. */
export function makeIncludeFiles(
  manifest: Manifest,
  files = readLanguageFiles(),
): Readonly<Record<string, string>> {
  const systems = ['', ...readdirSync(projectPath('cms')).map((name) => `${name}/`)];
  const filled = systems
    .filter((system) => existsSync(projectPath(`cms/${system}include`)))
    .flatMap((system) =>
      Object.entries(fillFiles(projectPath(`cms/${system}include`), manifest, files)).map(
        ([path, text]) => [system + path, text] as const,
      ),
    );
  return Object.fromEntries(filled);
}
