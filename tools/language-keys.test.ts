import { describe, expect, it } from 'vitest';
import { listLanguageKeys, listPluralForms } from './language-keys.ts';

it.each([
  ['de', 'one other'],
  ['fr', 'one many other'],
  ['pl', 'one few many other'],
  ['ja', 'other'],
  ['zh-Hant-HK', 'other'],
  ['ar-AE', 'zero one two few many other'],
  // Unknown to Intl: as in English.
  ['qaa', 'one other'],
])('the plural forms of %s are %s', (language, forms) => {
  expect(listPluralForms(language)).toEqual(forms.split(' '));
});

describe('the keys of a language', () => {
  const results = { 'results-one': '{n} result', 'results-other': '{n} results' };
  const texts = {
    intro: '',
    failed: '',
    next: 'Next',
    ...results,
    'step-one': 'Step one',
    untitled: 'Untitled',
  };
  const list = (language: string) =>
    listLanguageKeys({ texts, inLanguages: ['failed'] }, language).map(
      ({ key, declared }) => `${key} of ${declared}`,
    );
  const [failed, next, ...others] = ['failed', 'next', 'step-one', 'untitled'].map(
    (key) => `${key} of ${key}`,
  );

  it.each([
    ['de', ['results-one of results-one', 'results-other of results-other']],
    ['ja', ['results-other of results-other']],
  ])(
    'are those of the contract with its plurals, without empty texts that it does not name: %s',
    (language, plurals) => {
      expect(list(language)).toEqual([failed, next, ...plurals, ...others]);
    },
  );

  it('have plural forms that English does not have', () => {
    expect(list('pl')).toContain('results-few of results-other');
  });
});
