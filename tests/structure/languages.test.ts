import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLanguageFiles } from '../../dev-server/build/languages.ts';
import { readWidgets } from '../../dev-server/gallery/read-widgets.ts';
import { projectPath } from '../../dev-server/project.ts';
import { listLanguageKeys } from '../../shared/page/language-keys.ts';
import { readLanguageTexts } from '../../shared/page/language-texts.ts';
import { mergeLanguage } from '../../shared/page/merge-language.ts';
import { sayProblem } from '../../shared/widget/problem.ts';
import { readText } from './source-files.ts';

const contracts = (await readWidgets()).map(({ contract }) => contract);
const files = readLanguageFiles();

const signs = 'signs and placeholders alone';
const sameWord = 'the same word in this language';

/** Texts that are as in English, by language, and why. */
const asInEnglish: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': { 'audio.rate': signs, 'carousel.count': signs, 'tabbed-search.tab': signs },
  fr: {
    'document-list.label': sameWord,
    'document-list.type': sameWord,
    'document-list.name': sameWord,
    'document-list.date': sameWord,
    'document-list.results-one': sameWord,
    'document-list.results-other': sameWord,
    'document-list.pagination': sameWord,
    'filter-area.pagination': sameWord,
    'tabbed-search.pagination': sameWord,
  },
  it: { 'document-list.file': sameWord },
  nl: {
    'document-list.name': sameWord,
    'document-list.results-one': sameWord,
    'filter-area.filters': sameWord,
  },
  'pt-BR': { 'carousel.slide-role': sameWord },
};

const isExcused = (language: string, name: string) =>
  asInEnglish['*']?.[name] !== undefined || asInEnglish[language]?.[name] !== undefined;

/** Every text that a language needs: `carousel.next`, its English, and the text of the language. */
function listTexts(language: string) {
  const texts = mergeLanguage(language, files);
  return contracts.flatMap((contract) =>
    listLanguageKeys(contract.texts, language).map(({ key, declared }) => ({
      name: `${contract.name}.${key}`,
      english: contract.texts[declared] ?? '',
      text: texts[contract.name]?.[key],
    })),
  );
}

/** The placeholders of a text, in alphabetical order. */
const listPlaceholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

describe('the files of languages/', () => {
  it('are found, so that the rules below look at something', () => {
    expect(files.map(({ language }) => language)).toEqual(
      expect.arrayContaining('de fr it es nl pt-BR sv ja ko zh-Hans zh-Hant ar'.split(' ')),
    );
    expect(listTexts('de').length).toBeGreaterThan(90);
  });

  it('have the name of their language, a tag as Intl writes it, and English is not among them', () => {
    const names = readdirSync(projectPath('languages')).filter((name) => name.endsWith('.json'));
    expect(names).toEqual(files.map(({ language }) => `${language}.json`));
    const tags = names.map((name) => name.replace(/\.json$/, ''));
    expect(tags).toEqual(Intl.getCanonicalLocales(tags));
    const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(tags.filter((tag) => known.of(tag) === undefined)).toEqual([]);
    expect(tags).not.toContain('en');
  });
});

describe.each(files.map((file) => [file.language, file] as const))('languages/%s.json', (...of) => {
  const [language, file] = of;
  const tell = (name: string, says: string) => `languages/${language}.json: ${name} ${says}.`;
  const texts = listTexts(language);

  it('has every text of every contract, in the plural forms of the language', () => {
    const missing = texts.filter(({ text }) => text === undefined || text.trim() === '');
    expect(missing.map(({ name, english }) => tell(name, `is missing: "${english}"`))).toEqual([]);
  });

  it('has nothing else', () => {
    const said: string[] = [];
    readLanguageTexts(contracts, file, (problem) => said.push(sayProblem(problem)));
    expect(said).toEqual([]);
    const known = new Set(texts.map(({ name }) => name));
    const others = Object.entries(file.texts).flatMap(([widget, own]) =>
      Object.keys(own).map((key) => `${widget}.${key}`),
    );
    const unneeded = others.filter((name) => !known.has(name));
    expect(unneeded.map((name) => tell(name, 'is no text that this language needs'))).toEqual([]);
  });

  it('has the placeholders of the English', () => {
    const different = texts.filter(
      ({ text = '', english }) => listPlaceholders(text) !== listPlaceholders(english),
    );
    expect(
      different.map(({ name, text = '', english }) =>
        tell(name, `is "${text}", which has not the placeholders of "${english}"`),
      ),
    ).toEqual([]);
  });

  it('has no text that is English, but those that are listed', () => {
    const english = texts.filter((each) => each.text === each.english);
    const unlisted = english.filter(({ name }) => !isExcused(language, name));
    expect(unlisted.map(({ name, text = '' }) => tell(name, `is English: "${text}"`))).toEqual([]);
    const listed = Object.keys(asInEnglish[language] ?? {});
    const stale = listed.filter((name) => !english.some((each) => each.name === name));
    expect(stale.map((name) => tell(name, 'is listed and is not as in English'))).toEqual([]);
  });

  it('has the quotes and apostrophes of print, no spaces at the ends and none twice', () => {
    const untidy = texts.filter(
      ({ text = '' }) => /["'`]|\.\.\.|\s{2}/.test(text) || text !== text.trim(),
    );
    expect(untidy.map(({ name, text = '' }) => tell(name, `is "${text}"`))).toEqual([]);
  });

  it('ends in a full stop where the English is a sentence', () => {
    const isSentence = (text: string) => /[.。]$/.test(text);
    const different = texts.filter(
      ({ text = '', english }) => isSentence(text) !== isSentence(english),
    );
    expect(different.map(({ name, text = '' }) => tell(name, `is "${text}"`))).toEqual([]);
  });

  it('says the same in every widget that has the same text', () => {
    const said = new Map<string, string>();
    for (const { name, english, text = '' } of texts) {
      const key = `${name.replace(/^[^.]+\./, '')}: ${english}`;
      if (said.has(key)) expect([name, text]).toEqual([name, said.get(key)]);
      said.set(key, text);
    }
  });

  if (language === 'fr') {
    it('has a no-break space where French print has one', () => {
      const without = texts.filter(({ text = '' }) =>
        /[^\u00a0\u202f][:;?!»]|«[^\u00a0]/.test(text),
      );
      expect(without.map(({ name, text = '' }) => tell(name, `is "${text}"`))).toEqual([]);
    });
  }

  it('is written in readable escapes where a space cannot be seen', () => {
    expect(readText(`languages/${language}.json`)).not.toMatch(/[\u00a0\u202f\u200b-\u200f\ufeff]/);
  });
});
