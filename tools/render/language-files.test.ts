import { describe, expect, it } from 'vitest';
import { type LanguageFile, listParents, mergeLanguage } from '../merge-language.ts';
import { writeFiles } from '../../tests/setup/site/write-files.ts';
import { makeLanguageFiles, readLanguageFiles } from './language-files.ts';

const make = (language: string, texts: LanguageFile['texts']): LanguageFile => ({
  language,
  texts,
});

it.each([
  ['de', ['de-Latn']],
  ['de-CH', ['de-Latn-CH', 'de-Latn', 'de']],
  ['zh-Hant', []],
  ['zh-Hant-HK', ['zh-Hant']],
  ['zh-TW', ['zh-Hant-TW', 'zh-Hant']],
  ['sr-Latn', []],
])('the languages that complete %s are %j', (tag, parents) => {
  expect(listParents(tag)).toEqual(parents);
});

describe('a regional language file', () => {
  const files = [
    make('de', { modal: { close: 'Schließen', next: 'Weiter' }, video: { play: 'Abspielen' } }),
    make('de-CH', { modal: { close: 'Schliessen', next: '' } }),
    make('pt-BR', { modal: { close: 'Fechar' } }),
  ];

  it('has its own texts in the build, and those of its language where it leaves one out or empty', () => {
    const built = makeLanguageFiles(files);
    expect(Object.keys(built)).toEqual([
      'languages/de.json',
      'languages/de-CH.json',
      'languages/pt-BR.json',
    ]);
    expect(JSON.parse(built['languages/de-CH.json'] ?? '')).toEqual({
      language: 'de-CH',
      texts: { modal: { close: 'Schliessen', next: 'Weiter' }, video: { play: 'Abspielen' } },
    });
  });

  it('stands alone where there is no file of its language', () => {
    expect(mergeLanguage('pt-BR', files)).toEqual({ modal: { close: 'Fechar' } });
    expect(mergeLanguage('pt-PT', files)).toEqual({});
  });
});

describe('the files of a folder of languages', () => {
  const german = { 'de.json': '{"language":"de","texts":{}}' };

  it('are without the one that is being written, which is empty', () => {
    const folder = writeFiles({ ...german, 'fi.json': '', 'README.md': '' });
    expect(readLanguageFiles({ folder, written: 'fi' })).toEqual([make('de', {})]);
  });

  it.each([
    ['', 'languages/fi.json is empty; expected JSON.'],
    ['{\n  "texts": {},\n}', 'languages/fi.json:3:1: this is no JSON; expected '],
  ])('are refused with the name of one that is no JSON: %j', (text, sentence) => {
    const folder = writeFiles({ ...german, 'fi.json': text });
    expect(() => readLanguageFiles({ folder, written: 'de' })).toThrow(sentence);
  });
});
