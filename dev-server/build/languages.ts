import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../project.ts';
import { mergeTexts, type TextsByWidget } from './include/handlebars/widgets.ts';

export interface LanguageFile {
  readonly language: string;
  readonly texts: TextsByWidget;
}

/** The texts of a tag's own file over those of the files that complete it. */
export function mergeLanguage(tag: string, files: readonly LanguageFile[]): TextsByWidget {
  return mergeTexts(tag, (each) => files.find(({ language }) => language === each)?.texts);
}

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
