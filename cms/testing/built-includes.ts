import { afterAll, expect } from 'vitest';
import { makeIncludeFiles } from '../../tools/build/include-files.ts';
import { makeLanguageFiles, readLanguageFiles } from '../../tools/render/language-files.ts';
import { makeManifest } from '../../tools/build/manifest.ts';
import { sampleBundle } from '../../tests/setup/site/sample-bundle.ts';
import { writeFiles } from '../../tests/setup/site/write-files.ts';
import { readModuleTags, readTags } from './read-include.ts';

const manifest = makeManifest('1.2.3', sampleBundle);

// Finnish stands for a language that is not there.
const languages = readLanguageFiles().filter(({ language }) => language !== 'fi');
const swiss = { language: 'de-CH', texts: { modal: { close: 'Schliessen' } } };
/** A regional file of a site's own is among them, not merged. */
export const languageFiles = {
  ...makeLanguageFiles(languages),
  'languages/de-CH.json': JSON.stringify(swiss),
};

/** Writes includes and languages as a build does, for a test file. */
export function writeIncludes(): string {
  const includes = Object.entries(makeIncludeFiles(manifest, languages));
  const files = {
    ...Object.fromEntries(includes.map(([name, text]) => [`include/${name}`, text])),
    ...languageFiles,
  };
  return writeFiles(files, afterAll);
}

/** A page's language, as its CMS names it, with the culture and the text for "Close" that it leads to. */
export type Case = readonly [given: string, culture: string, close: string | undefined];

/** Expects of an include in `<head>` both tags, tied to the bytes of the build, and the texts of the language, if any. */
export function expectTags(html: string, folder: string, culture: string, close?: string): void {
  const { link, script, texts } = readTags(html);
  expect(link).toMatchObject({
    href: `${folder}/1.2.3/widgets.css`,
    integrity: manifest.files['widgets.css']?.integrity,
    crossorigin: 'anonymous',
  });
  expect(script).toMatchObject({
    src: `${folder}/1.2.3/widgets.js`,
    defer: '',
    'data-culture': culture,
    integrity: manifest.files['widgets.js']?.integrity,
    crossorigin: 'anonymous',
  });
  expect(texts?.texts['modal']?.['close']).toBe(close);
  // A file of a region may have one text; the others are those of its language.
  expect(texts?.texts['modal']?.['next'] === undefined).toBe(close === undefined);
  if (close === undefined) expect(script?.['data-texts'] ?? '').toBe('');
}

/** Expects of an include the tags of `include/module.html`, for files in that folder. */
export function expectModuleTags(html: string, folder: string): void {
  const { 'module.html': ours = '' } = makeIncludeFiles(manifest, languages);
  expect(readModuleTags(html)).toEqual(readModuleTags(ours.replaceAll('/assets/widgets', folder)));
}
