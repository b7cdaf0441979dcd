import { expect, it } from 'vitest';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { listTexts, makeLanguageToFillIn, readLanguageTag } from './language-to-fill-in.ts';

const contracts = [
  defineContract({
    name: 'filter-area',
    kind: 'react',
    attributes: {},
    texts: {
      intro: '',
      apply: 'Apply',
      'results-one': '{n} result',
      'results-other': '{n} results',
    },
  }),
  defineContract({ name: 'tabs', kind: 'behaviour', attributes: {}, texts: {} }),
];

it('a language file to fill in has what the language lacks or has empty, in its plural forms', () => {
  const known = { 'filter-area': { apply: 'Zastosuj', 'results-one': '', other: 'x' } };
  const file = makeLanguageToFillIn(contracts, 'pl', known);
  const missing = ['one', 'few', 'many', 'other'].map((form) => [`results-${form}`, '']);
  const texts = { 'filter-area': Object.fromEntries(missing) as object };
  expect(file).toEqual({ language: 'pl', texts });
  expect(listTexts(file)).toEqual(missing.map(([key]) => `filter-area.${String(key)}`));
});

it.each([
  ['fi', 'fi'],
  [' pt_br ', 'pt-BR'],
  ['ZH-hant-hk', 'zh-Hant-HK'],
  ['iw', 'he'],
  ['german', undefined],
  ['qaa', undefined],
  ['../de', undefined],
])('the language named %j has the tag %s', (text, tag) => {
  expect(readLanguageTag(text)).toBe(tag);
});
