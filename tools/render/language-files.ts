import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageFile, mergeLanguage } from '../merge-language.ts';
import { parseJson } from '../source/parse-json.ts';
import { projectPath } from '../project.ts';

interface LanguageFolder {
  readonly folder?: string;
  /** A language whose file may be empty: the shell makes it before `npm run languages` writes it. */
  readonly written?: string;
}

/** @throws SourceError if a file is no JSON */
export function readLanguageFiles({
  folder = projectPath('languages'),
  written,
}: LanguageFolder = {}): readonly LanguageFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      if (text === '' && name.replace(/\.json$/, '') === written) return [];
      return [parseJson(`languages/${name}`, text) as LanguageFile];
    });
}

export function makeLanguageFiles(files = readLanguageFiles()): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map(({ language }) => {
      const file: LanguageFile = { language, texts: mergeLanguage(language, files) };
      return [`languages/${language}.json`, `${JSON.stringify(file, null, 2)}\n`];
    }),
  );
}
