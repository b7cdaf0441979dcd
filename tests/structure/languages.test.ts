import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLanguageFiles } from '../../tools/render/language-files.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { projectPath, readText } from '../../tools/project.ts';
import { listLanguageKeys } from '../../tools/language-keys.ts';
import { readLanguageTexts } from '../../shared/page/language-texts.ts';
import { type LanguageFile, mergeLanguage } from '../../tools/merge-language.ts';
import { sayProblem } from '../../shared/widget/problem.ts';

const contracts = (await readWidgets()).map(({ contract }) => contract);
const files = readLanguageFiles();

/** Texts that are as in English, by language: in all of them signs and placeholders, else the same word. */
const asInEnglish: Readonly<Record<string, string>> = {
  '*': `audio.rate carousel.count carousel.named document-list.isin document-list.named filter-area.named fund-performance.isin investment-solutions.named
    tabbed-search.named tabbed-search.tab`,
  de: 'fund-performance.stress',
  fr: `document-list.label document-list.type document-list.name document-list.date document-list.results-one
    document-list.results-other document-list.pagination filter-area.pagination fund-performance.date
    search-box.suggestions search-box.results-one search-box.results-other tabbed-search.pagination`,
  it: 'document-list.file fund-performance.scenario fund-performance.stress',
  nl: 'document-list.name document-list.results-one filter-area.filters fund-performance.scenario fund-performance.stress',
  'pt-BR': 'carousel.slide-role',
  sv: 'fund-performance.period fund-performance.scenario fund-performance.stress',
};

const listEnglish = (language: string) => asInEnglish[language]?.split(/\s+/) ?? [];

/** The placeholders of a text, in alphabetical order. */
const listPlaceholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

const isSentence = (text: string) => /[.。]$/.test(text);

/** The texts of a file with a space or a mark in it that nobody sees: `modal.close`. */
function listHidden(json: string): readonly string[] {
  const marked = JSON.parse(
    json.replace(/[\u00a0\u202f\u200b-\u200f\ufeff]/g, '␣'),
  ) as LanguageFile;
  return Object.entries(marked.texts).flatMap(([widget, texts]) =>
    Object.entries(texts)
      .filter((entry) => entry.some((text) => text.includes('␣')))
      .map(([key]) => `${widget}.${key}`),
  );
}

it('a space that nobody sees is told by the text that has it, an escape is not', () => {
  const texts = { modal: { close: 'A\u00a0B', next: 'A B' }, tabs: { label: 'A\u200f' } };
  const json = JSON.stringify({ language: 'fr', texts });
  expect(listHidden(json)).toEqual(['modal.close', 'tabs.label']);
  expect(listHidden(json.replace('\u00a0', String.raw`\u00a0`))).toEqual(['tabs.label']);
});

describe('the files of languages/', () => {
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
  const merged = mergeLanguage(language, files);
  /** Every text that the language needs: `carousel.next`, its English, and its own, empty if it lacks it. */
  const needed = contracts.flatMap((contract) =>
    listLanguageKeys(contract, language).map(({ key, declared }) => ({
      name: `${contract.name}.${key}`,
      english: contract.texts[declared] ?? '',
      text: merged[contract.name]?.[key] ?? '',
    })),
  );
  /** `npm run languages` lists the others; until they are written visitors read them in English. */
  const texts = needed.filter(({ text }) => text !== '');
  type Text = (typeof needed)[number];

  /** Fails with a sentence about each text that is wrong. */
  function expectNone(isWrong: (each: Text) => boolean, say: (each: Text) => string): void {
    const told = texts.filter(isWrong).map((each) => `${each.name} ${say(each)}.`);
    expect(told.map((sentence) => `languages/${language}.json: ${sentence}`)).toEqual([]);
  }

  it('has only texts of contracts, in the plural forms of the language', () => {
    const said: string[] = [];
    readLanguageTexts(contracts, file, (problem) => said.push(sayProblem(problem)));
    expect(said).toEqual([]);
    const own = Object.entries(file.texts).flatMap(([widget, keys]) =>
      Object.keys(keys).map((key) => `${widget}.${key}`),
    );
    // Plural forms of another language, for example.
    expect(own.filter((name) => !needed.some((each) => each.name === name))).toEqual([]);
  });

  it('has the placeholders of the English, and a full stop where that is a sentence', () => {
    expectNone(
      ({ text, english }) => listPlaceholders(text) !== listPlaceholders(english),
      ({ text, english }) => `is "${text}", which has not the placeholders of "${english}"`,
    );
    expectNone(
      ({ text, english }) => english !== '' && isSentence(text) !== isSentence(english),
      ({ text, english }) => `is "${text}", unlike "${english}"`,
    );
  });

  it('has no text that is English, but those that are listed', () => {
    const listed = [...listEnglish('*'), ...listEnglish(language)];
    const english = texts.filter((each) => each.text === each.english).map(({ name }) => name);
    expectNone(
      ({ name }) => english.includes(name) && !listed.includes(name),
      ({ text }) => `is English: "${text}". Translate it, or add it to asInEnglish in this test`,
    );
    const former = listEnglish(language).filter((name) => !english.includes(name));
    const sentences = former.map((name) => `${name} is English no more: remove it from the list.`);
    expect(sentences.map((sentence) => `asInEnglish: ${language}: ${sentence}`)).toEqual([]);
  });

  it('has the signs of print: quotes, apostrophes, and spaces that can be read in the file', () => {
    expectNone(
      ({ text }) => /["'`]|\.\.\.|\s{2}/.test(text) || text !== text.trim(),
      ({ text }) => `is "${text}"`,
    );
    expectNone(
      ({ text }) => language === 'fr' && /[^\u00a0\u202f][:;?!»]|«[^\u00a0]/.test(text),
      ({ text }) => `is "${text}", without the no-break space of French print`,
    );
    const hidden = listHidden(readText(`languages/${language}.json`));
    expectNone(
      ({ name }) => hidden.includes(name),
      () => 'has a space that nobody sees; write it as an escape, as languages/README.md says',
    );
  });

  it('says the same in every widget that has the same text', () => {
    const toKey = ({ name, english }: Text) => `${name.replace(/^[^.]+\./, '')}: ${english}`;
    const said = new Map(texts.map((each) => [toKey(each), each.text]));
    expectNone(
      (each) => said.get(toKey(each)) !== each.text,
      (each) => `is "${each.text}", in another widget "${said.get(toKey(each)) ?? ''}"`,
    );
  });
});
