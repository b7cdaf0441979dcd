import { describe, expect, it } from 'vitest';
import { defineContract } from '../widget/define-contract.ts';
import { formatProblem, type ReportProblem } from '../widget/problem.ts';
import { readLanguageTexts } from './language-texts.ts';
import { readPageTexts } from './page-texts.ts';

const makeContract = (name: string, texts: Readonly<Record<string, string>>) =>
  defineContract({ name, kind: 'react', attributes: {}, texts });

const results = { 'results-one': '{n} result', 'results-other': '{n} results' };
const contracts = [
  makeContract('carousel', { next: 'Next slide' }),
  makeContract('filter-area', { apply: 'Apply', ...results }),
];

type ReadTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The texts as `widget key=text`, and what was reported. */
function read(readTexts: (report: ReportProblem) => ReadTexts) {
  const said: string[] = [];
  const texts = readTexts((problem) => said.push(formatProblem('widgets.js', problem)));
  const lines = [...texts].flatMap(([widget, ofWidget]) =>
    [...ofWidget].map(([key, text]) => `${widget} ${key}=${text}`),
  );
  return { lines, said };
}

const readFile = (file: unknown) => read((report) => readLanguageTexts(contracts, file, report));
const inGerman = (texts: unknown) => readFile({ language: 'de', texts });
const readPage = (attributes: Readonly<Record<string, string>>) =>
  read((report) => readPageTexts(contracts, new Map(Object.entries(attributes)), report));
const form = '{"language": "de", "texts": {"<widget>": {"<key>": "…"}}}';

describe('a language file', () => {
  it('has the texts of each widget', () => {
    const german = { 'results-one': '{n} Treffer', 'results-other': '{n} Treffer' };
    expect(inGerman({ carousel: { next: 'Weiter' }, 'filter-area': german })).toEqual({
      lines: [
        'carousel next=Weiter',
        'filter-area results-one={n} Treffer',
        'filter-area results-other={n} Treffer',
      ],
      said: [],
    });
  });

  it('may be filled in half, an empty text is English; nothing comes from a prototype', () => {
    const inherited = JSON.parse('{"__proto__":{"next":"x"}}') as object;
    for (const texts of [{ carousel: { next: '' }, 'filter-area': {} }, inherited]) {
      expect(inGerman(texts).lines).toEqual([]);
    }
  });

  it.each<[unknown, string]>([
    [['Weiter'], ' is a list of 1'],
    [{ carousel: {} }, ', texts is missing'],
    [{ texts: [] }, ', texts is a list of 0'],
  ])('of another form is reported: %j', (file, words) => {
    const sentence = `data-texts${words}; expected a language file, ${form}. The texts stay English.`;
    expect(readFile(file)).toEqual({ lines: [], said: [`widgets.js: ${sentence}`] });
  });

  const noKey = 'is no text of this widget; expected';
  const noTexts = 'is "x"; expected an object of texts by their keys. It stays English';
  it.each<[object, string]>([
    [{ carousel: 'x' }, `carousel ${noTexts}`],
    [{ carousell: {} }, 'carousell is no widget; expected "carousel". It is ignored'],
    [{ menu: {} }, 'menu is no widget; expected one of carousel, filter-area. It is ignored'],
    [{ carousel: { nxt: 'x' } }, `carousel.nxt ${noKey} "next". It is ignored`],
    [{ carousel: { toString: 'x' } }, `carousel.toString ${noKey} one of next. It is ignored`],
    [{ carousel: { next: 1 } }, 'carousel.next is 1; expected a text. It stays English'],
  ])('with the texts %j is reported', (texts, words) => {
    expect(inGerman(texts)).toEqual({
      lines: [],
      said: [`widgets.js: data-texts, texts.${words}.`],
    });
  });
});

describe('the texts of a page', () => {
  it('are those of each widget', () => {
    const texts = {
      'data-text-filter-area-apply': 'Los',
      'data-text-carousel-next': 'Weiter',
      'data-text-filter-area-results-few': '{n} Treffer',
    };
    const others = { 'data-culture': 'de-CH', 'aria-text-carousel-next': 'x', lang: 'de' };
    expect(readPage({ ...texts, ...others })).toEqual({
      lines: [
        'filter-area apply=Los',
        'filter-area results-few={n} Treffer',
        'carousel next=Weiter',
      ],
      said: [],
    });
  });

  it.each([
    ['data-text-filter-area-aply', 'data-text-filter-area-apply'],
    ['data-text-filter-area-something', 'data-text-<widget>-<key>'],
    ['data-text-filterarea-apply', 'data-text-filter-area-apply'],
  ])('are reported where one is nearly one of ours: %s', (name, expected) => {
    const sentence = `widgets.js: ${name} is "x"; expected ${expected}. It is ignored.`;
    expect(readPage({ [name]: 'x' })).toEqual({ lines: [], said: [sentence] });
  });

  const ofOthers = ['data-text-banner-title', 'data-text-constructor-label', 'data-text-'];
  it.each(ofOthers)('may stand beside those of the page’s other code: %s', (name) => {
    expect(readPage({ [name]: 'x' })).toEqual({ lines: [], said: [] });
  });

  it('are those of a widget whose name begins like that of another', () => {
    const both = [
      makeContract('fund', { nav: 'NAV' }),
      makeContract('fund-ticker', { press: 'P' }),
    ];
    const attributes = { 'data-text-fund-ticker-press': 'x', 'data-text-fund-nav': 'y' };
    const values = new Map(Object.entries(attributes));
    const { lines, said } = read((report) => readPageTexts(both, values, report));
    expect([lines, said]).toEqual([['fund-ticker press=x', 'fund nav=y'], []]);
  });

  it('take no key from a prototype', () => {
    expect(readPage({ 'data-text-carousel-constructor': 'x' }).lines).toEqual([]);
  });
});
