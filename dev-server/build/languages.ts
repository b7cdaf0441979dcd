import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../project.ts';

/** The texts of a language, by widget and key. */
export type TextsByWidget = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A file of `languages/` (CONTRACT 1). */
export interface LanguageFile {
  readonly language: string;
  readonly texts: TextsByWidget;
}

/**
 * The tags whose files complete that of a tag, nearest first: `de` for `de-CH`, `zh-Hant` for `zh-Hant-HK` and
 * `zh-TW`. A language in another script is none of them: `sr` is Cyrillic, so it does not complete `sr-Latn`.
 *
 * @param tag a BCP 47 tag
 */
export function listParents(tag: string): readonly string[] {
  const { language, script = '', region } = new Intl.Locale(tag).maximize();
  const ofScript = `${language}-${script}`;
  const isUsualScript = new Intl.Locale(language).maximize().script === script;
  const inRegion = new Intl.Locale(tag).region === undefined ? [] : [`${ofScript}-${region ?? ''}`];
  const parents = [...inRegion, ofScript, ...(isUsualScript ? [language] : [])];
  return parents.filter((parent) => parent !== tag);
}

function merge(under: TextsByWidget, over: TextsByWidget): TextsByWidget {
  const merged: Record<string, Readonly<Record<string, string>>> = { ...under };
  for (const [widget, texts] of Object.entries(over)) {
    // An empty text is not filled in yet.
    const filled = Object.entries(texts).filter(([, text]) => text !== '');
    merged[widget] = { ...under[widget], ...Object.fromEntries(filled) };
  }
  return merged;
}

/** The texts of a tag's own file over those of the files that complete it. */
export function mergeLanguage(tag: string, files: readonly LanguageFile[]): TextsByWidget {
  const tags = [tag, ...listParents(tag)].reverse();
  return tags
    .map((each) => files.find(({ language }) => language === each)?.texts ?? {})
    .reduce(merge, {});
}

/** Reads every file of `languages/`. */
export function readLanguageFiles(): readonly LanguageFile[] {
  return readdirSync(projectPath('languages'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(projectPath(`languages/${name}`), 'utf8');
      return JSON.parse(text) as LanguageFile;
    });
}

/** The language files of the build, by their names below `dist`: each with the texts of its language. */
export function makeLanguageFiles(files = readLanguageFiles()): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map(({ language }) => {
      const file: LanguageFile = { language, texts: mergeLanguage(language, files) };
      return [`languages/${language}.json`, `${JSON.stringify(file, null, 2)}\n`];
    }),
  );
}
