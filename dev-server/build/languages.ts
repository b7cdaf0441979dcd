import { readdirSync, readFileSync } from 'node:fs';
import { type LanguageFile, mergeLanguage } from '../../shared/page/merge-language.ts';
import { projectPath } from '../project.ts';

export function readLanguageFiles(): readonly LanguageFile[] {
  return readdirSync(projectPath('languages'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(projectPath(`languages/${name}`), 'utf8');
      return JSON.parse(text) as LanguageFile;
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
