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

  const whole = `a language file, ${form}. The texts stay English.`;
  it.each<[string, unknown, string]>([
    ['no object', ['Weiter'], `data-texts is a list of 1; expected ${whole}`],
    ['no texts', { carousel: {} }, `data-texts, texts is missing; expected ${whole}`],
    ['a list of texts', { texts: [] }, `data-texts, texts is a list of 0; expected ${whole}`],
  ])('with %s is reported, and stays English', (_, file, sentence) => {
    expect(read(file)).toEqual({ lines: [], said: [`widgets.js: ${sentence}`] });
  });

  const ignored = 'It is ignored.';
  it.each<[string, object, string]>([
    [
      'no object',
      { carousel: 'x' },
      'carousel is "x"; expected an object of texts by their keys. It stays English.',
    ],
    [
      'an unknown widget',
      { carousell: {} },
      `carousell is no widget; expected "carousel". ${ignored}`,
    ],
    [
      'a widget that resembles none',
      { banner: {} },
      `banner is no widget; expected one of carousel, filter-area. ${ignored}`,
    ],
    [
      'an unknown key',
      { carousel: { nxt: 'x' } },
      `carousel.nxt is no text of this widget; expected "next". ${ignored}`,
    ],
    [
      'a key of every object',
      { carousel: { constructor: 'x' } },
      `carousel.constructor is no text of this widget; expected one of next. ${ignored}`,
    ],
    [
      'a text that is none',
      { carousel: { next: 1 } },
      'carousel.next is 1; expected a text. It stays English.',
    ],
  ])('with %s for texts is reported, and stays English there', (_, texts, sentence) => {
    expect(inGerman(texts)).toEqual({
      lines: [],
      said: [`widgets.js: data-texts, texts.${sentence}`],
    });
  });

  it('takes nothing from a prototype', () => {
    const file: unknown = JSON.parse('{"language":"de","texts":{"__proto__":{"next":"x"}}}');
    expect(read(file).lines).toEqual([]);
  });
});
