import { describe, expect, it } from 'vitest';
import { createTexts, isTextKey } from './texts.ts';

const declared = {
  next: 'Next slide',
  'go-to': 'Go to slide {n}',
  'results-one': '{n} result',
  'results-other': '{n} results',
} as const;

const make = (...replaced: readonly Readonly<Record<string, string>>[]) => {
  const texts = replaced.map((each) => new Map(Object.entries(each)));
  return (culture = 'en-US') => createTexts(declared, texts, culture);
};

describe('texts of a mount point', () => {
  it('are its own before those of the page, and the defaults where nobody replaces them', () => {
    const texts = make({ next: 'Weiter' }, { next: 'Nächste', 'go-to': 'Zu Bild {n}' })();
    expect([texts.get('next'), texts.get('go-to', { n: 3 })]).toEqual(['Weiter', 'Zu Bild 3']);
    expect(make()().get('next')).toBe('Next slide');
  });

  it.each([
    ['of any name', '{n} of {total}', { n: 1, total: 3 }, '1 of 3'],
    ['as the culture writes numbers', '{n} of {total}', { n: 1, total: 123_457 }, '1 of 123,457'],
    ['as they are where they are texts', '{n}', { n: '1234' }, '1234'],
    ['without a value, which stay', '{n} {toString}', {}, '{n} {toString}'],
  ])('take placeholders %s', (_, next, values, expected) => {
    expect(make({ next })().get('next', values)).toBe(expected);
  });

  it.each([
    ['de-DE', '12.345,5'],
    ['ar-EG', '١٢٬٣٤٥٫٥'],
    ['fa-IR', '۱۲٬۳۴۵٫۵'],
  ])('have numbers as %s writes them', (culture, expected) => {
    expect(make()(culture).get('go-to', { n: 12_345.5 })).toBe(`Go to slide ${expected}`);
    expect(make()(culture).number(12_345.5)).toBe(expected);
  });

  const english = make();
  // A text that somebody has replaced never stands among English ones.
  const german = make({ 'results-other': '{n} Treffer' });
  const polish = make({ 'results-few': '{n} wyniki', 'results-many': '{n} wyników' });
  it.each([
    ['en-US', english, 1, '1 result'],
    ['en-US', english, 0, '0 results'],
    ['en-US', english, 10_000, '10,000 results'],
    ['de-DE', english, 10_000, '10.000 results'],
    ['pl-PL', english, 3, '3 results'],
    ['de-DE', german, 1, '1 Treffer'],
    ['de-DE', german, 2, '2 Treffer'],
    ['pl-PL', polish, 3, '3 wyniki'],
    ['pl-PL', polish, 5, '5 wyników'],
  ])('count by the plural rules of %s', (culture, texts, n, expected) => {
    expect(texts(culture).count('results', n)).toBe(expected);
  });

  it.each([
    ['results-few', true],
    ['next-few', false],
    ['results-fewer', false],
  ])('take plural categories that English does not have: %s %s', (key, isOne) => {
    expect(isTextKey(declared, key)).toBe(isOne);
  });
});
