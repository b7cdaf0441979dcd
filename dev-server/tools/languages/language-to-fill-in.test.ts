import { describe, expect, it } from 'vitest';
import { defineContract } from '../../../shared/widget/define-contract.ts';
import { countTexts, makeLanguageToFillIn, readLanguageTag } from './language-to-fill-in.ts';

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

describe('a language file to fill in', () => {
  it('has every text, empty, in the plural forms of the language', () => {
    const file = makeLanguageToFillIn(contracts, 'pl', {});
    const { language, texts } = file;
    expect([language, Object.keys(texts)]).toEqual(['pl', ['filter-area']]);
    const forms = ['one', 'few', 'many', 'other'].map((form) => `results-${form}`);
    expect(Object.entries(texts['filter-area'] ?? {})).toEqual(
      ['apply', ...forms].map((name) => [name, '']),
    );
    expect(countTexts(file)).toBe(5);
  });

  it('has only what the language lacks or has empty', () => {
    const known = { 'filter-area': { apply: 'Anwenden', 'results-one': '', other: 'x' } };
    expect(makeLanguageToFillIn(contracts, 'de', known)).toEqual({
      language: 'de',
      texts: { 'filter-area': { 'results-one': '', 'results-other': '' } },
    });
  });
});

describe('the name of a language', () => {
  it.each([
    ['fi', 'fi'],
    [' pt_br ', 'pt-BR'],
    ['ZH-hant-hk', 'zh-Hant-HK'],
    ['iw', 'he'],
    ['german', undefined],
    ['qaa', undefined],
    ['../de', undefined],
  ])('%j is the tag %s', (text, tag) => {
    expect(readLanguageTag(text)).toBe(tag);
  });
});
