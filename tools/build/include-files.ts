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

/** Fills version, integrity, cultures and texts of a build into the files of a folder; paths are those below it. */
export function fillFiles(
  folder: string,
  manifest: Manifest,
  files = readLanguageFiles(),
): Readonly<Record<string, string>> {
  const languages = files.map(
    ({ language }) => [language, mergeLanguage(language, files)] as const,
  );
  const facts = {
    __PMW_VERSION__: manifest.version,
    __PMW_SCRIPT_INTEGRITY__: readIntegrity(manifest, 'widgets.js'),
    __PMW_STYLE_INTEGRITY__: readIntegrity(manifest, 'widgets.css'),
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
