import { describe, expect, it } from 'vitest';
import { defineContract } from '../widget/define-contract.ts';
import { formatProblem, type Problem } from '../widget/problem.ts';
import { readLanguageTexts } from './language-texts.ts';

const makeContract = (name: string, texts: Readonly<Record<string, string>>) =>
  defineContract({ name, kind: 'react', attributes: {}, texts });

const contracts = [
  makeContract('carousel', { next: 'Next slide' }),
  makeContract('filter-area', { 'results-one': '{n} result', 'results-other': '{n} results' }),
];

/** The texts as `widget key=text`, and what was reported. */
function read(file: unknown) {
  const problems: Problem[] = [];
  const texts = readLanguageTexts(contracts, file, (problem) => problems.push(problem));
  const lines = [...texts].flatMap(([widget, ofWidget]) =>
    [...ofWidget].map(([key, text]) => `${widget} ${key}=${text}`),
  );
  return { lines, said: problems.map((problem) => formatProblem('widgets.js', problem)) };
}

const inGerman = (texts: unknown) => read({ language: 'de', texts });
const form = '{"language": "de", "texts": {"<widget>": {"<key>": "…"}}}';

describe('a language file', () => {
  it('has the texts of each widget', () => {
    const texts = {
      carousel: { next: 'Nächste Folie' },
      'filter-area': { 'results-one': '{n} Treffer', 'results-other': '{n} Treffer' },
    };
    expect(inGerman(texts)).toEqual({
      lines: [
        'carousel next=Nächste Folie',
        'filter-area results-one={n} Treffer',
        'filter-area results-other={n} Treffer',
      ],
      said: [],
    });
  });

  it('may be filled in half: an empty text is English', () => {
    const texts = { carousel: { next: '' }, 'filter-area': {} };
    expect(inGerman(texts)).toEqual({ lines: [], said: [] });
  });

  it.each([
    [
      'no object',
      ['Weiter'],
      `data-texts is a list of 1; expected a language file, ${form}. The texts stay English.`,
    ],
    [
      'no texts',
      { language: 'de', carousel: {} },
      `data-texts, texts is missing; expected a language file, ${form}. The texts stay English.`,
    ],
    [
      'a list of texts',
      { language: 'de', texts: [] },
      `data-texts, texts is a list of 0; expected a language file, ${form}. The texts stay English.`,
    ],
    [
      'texts that are no object',
      { language: 'de', texts: { carousel: 'Weiter' } },
      'data-texts, texts.carousel is "Weiter"; expected an object of texts by their keys. It stays English.',
    ],
    [
      'an unknown widget',
      { language: 'de', texts: { carousell: { next: 'Weiter' } } },
      'data-texts, texts.carousell is no widget; expected "carousel". It is ignored.',
    ],
    [
      'a widget that resembles none',
      { language: 'de', texts: { banner: {} } },
      'data-texts, texts.banner is no widget; expected one of carousel, filter-area. It is ignored.',
    ],
    [
      'an unknown key',
      { language: 'de', texts: { carousel: { nxt: 'Weiter' } } },
      'data-texts, texts.carousel.nxt is no text of this widget; expected "next". It is ignored.',
    ],
    [
      'a key of every object',
      { language: 'de', texts: { carousel: { constructor: 'Weiter' } } },
      'data-texts, texts.carousel.constructor is no text of this widget; expected one of next. It is ignored.',
    ],
    [
      'a text that is none',
      { language: 'de', texts: { carousel: { next: 1 } } },
      'data-texts, texts.carousel.next is 1; expected a text. It stays English.',
    ],
  ])('with %s is reported, and stays English there', (_, file, sentence) => {
    expect(read(file)).toEqual({ lines: [], said: [`widgets.js: ${sentence}`] });
  });

  it('takes nothing from a prototype', () => {
    const file: unknown = JSON.parse('{"language":"de","texts":{"__proto__":{"next":"x"}}}');
    expect(read(file).lines).toEqual([]);
  });
});
