import { describe, expect, it } from 'vitest';
import { listLanguageKeys, listPluralForms } from './language-keys.ts';

describe('the plural forms of a language', () => {
  it.each([
    ['de', ['one', 'other']],
    ['fr', ['one', 'many', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
    ['ja', ['other']],
    ['zh-Hant-HK', ['other']],
    ['ar-AE', ['zero', 'one', 'two', 'few', 'many', 'other']],
    // Unknown to Intl: as in English.
    ['qaa', ['one', 'other']],
  ])('of %s are %j', (language, forms) => {
    expect(listPluralForms(language)).toEqual(forms);
  });
});

describe('the keys of a language', () => {
  const texts = {
    intro: '',
    next: 'Next',
    'results-one': '{n} result',
    'results-other': '{n} results',
    'step-one': 'Step one',
    untitled: 'Untitled',
  };
  const list = (language: string) =>
    listLanguageKeys(texts, language).map(({ key, declared }) => `${key} ${declared}`);

  it('are those of the contract, without texts that are empty in English', () => {
    expect(list('de')).toEqual([
      'next next',
      'results-one results-one',
      'results-other results-other',
      'step-one step-one',
      'untitled untitled',
    ]);
  });

  it('have the plural forms of the language in place of the English ones', () => {
    expect(list('pl')).toContain('results-few results-other');
    expect(list('ja').filter((line) => line.startsWith('results'))).toEqual([
      'results-other results-other',
    ]);
  });
});
