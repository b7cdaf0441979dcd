import { describe, expect, it } from 'vitest';
import { type LanguageFile, listParents, mergeLanguage } from '../../shared/page/merge-language.ts';
import { makeLanguageFiles } from './languages.ts';

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
