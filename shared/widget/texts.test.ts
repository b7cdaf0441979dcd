import { describe, expect, it } from 'vitest';
import { createTexts, isTextKey } from './texts.ts';

const declared = {
  next: 'Next slide',
  'go-to': 'Go to slide {n}',
  'results-one': '{n} result',
  'results-other': '{n} results',
} as const;

describe('texts of a mount point', () => {
  it('are the defaults where nobody replaces them', () => {
    expect(createTexts(declared, [], 'en-US').get('next')).toBe('Next slide');
  });

  it('are those of the mount point before those of the page', () => {
    const own = new Map([['next', 'Weiter']]);
    const page = new Map([
      ['next', 'Nächste'],
      ['go-to', 'Zu Bild {n}'],
    ]);
    const texts = createTexts(declared, [own, page], 'de-DE');
    expect(texts.get('next')).toBe('Weiter');
    expect(texts.get('go-to', { n: 3 })).toBe('Zu Bild 3');
  });

  it('take placeholders of any name', () => {
    const texts = createTexts(declared, [new Map([['next', '{n} of {total}']])], 'en-US');
    expect(texts.get('next', { n: 1, total: 3 })).toBe('1 of 3');
  });

  it('keep a placeholder that has no value, and own names only', () => {
    const texts = createTexts(declared, [new Map([['next', '{n} {toString}']])], 'en-US');
    expect(texts.get('next', {})).toBe('{n} {toString}');
  });

  it.each([
    ['en-US', 1, '1 result'],
    ['en-US', 0, '0 results'],
    ['en-US', 10_000, '10,000 results'],
    ['de-DE', 10_000, '10.000 results'],
    ['pl-PL', 3, '3 results'],
  ])('count by the plural rules of %s: %i', (culture, n, expected) => {
    expect(createTexts(declared, [], culture).count('results', n)).toBe(expected);
  });

  it('count in words that somebody has replaced, never in English among them', () => {
    const texts = createTexts(declared, [new Map([['results-other', '{n} Treffer']])], 'de-DE');
    expect([texts.count('results', 1), texts.count('results', 2)]).toEqual([
      '1 Treffer',
      '2 Treffer',
    ]);
  });

  it('take plural categories that English does not have', () => {
    const polish = new Map([
      ['results-few', '{n} wyniki'],
      ['results-many', '{n} wyników'],
    ]);
    const texts = createTexts(declared, [polish], 'pl-PL');
    expect([texts.count('results', 3), texts.count('results', 5)]).toEqual([
      '3 wyniki',
      '5 wyników',
    ]);
    expect(isTextKey(declared, 'results-few')).toBe(true);
    expect(isTextKey(declared, 'next-few')).toBe(false);
    expect(isTextKey(declared, 'results-fewer')).toBe(false);
  });
});
