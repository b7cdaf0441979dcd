import { describe, expect, it } from 'vitest';
import { defineContract } from '../widget/define-contract.ts';
import { formatProblem } from '../widget/problem.ts';
import { readPageTexts } from './page-texts.ts';

const makeContract = (name: string, texts: Readonly<Record<string, string>>) =>
  defineContract({ name, kind: 'react', attributes: {}, texts });

const contracts = [
  makeContract('tabs', { label: 'Tabs' }),
  makeContract('filter-area', { apply: 'Apply', 'results-other': '{n} results' }),
];

/** The texts as `widget key=text`, and what was reported. */
function read(values: Readonly<Record<string, string>>) {
  const said: string[] = [];
  const texts = readPageTexts(contracts, new Map(Object.entries(values)), (problem) => {
    said.push(formatProblem('widgets.js', problem));
  });
  const lines = [...texts].flatMap(([widget, ofWidget]) =>
    [...ofWidget].map(([key, text]) => `${widget} ${key}=${text}`),
  );
  return { lines, said };
}

describe('the texts of a page', () => {
  it('are those of each widget', () => {
    const texts = {
      'data-text-filter-area-apply': 'Los',
      'data-text-tabs-label': 'Reiter',
      'data-text-filter-area-results-few': '{n} Treffer',
    };
    const others = { 'data-culture': 'de-CH', 'aria-text-tabs-label': 'Tabs', lang: 'de' };
    expect(read({ ...texts, ...others })).toEqual({
      lines: ['filter-area apply=Los', 'filter-area results-few={n} Treffer', 'tabs label=Reiter'],
      said: [],
    });
  });

  it.each([
    ['data-text-filter-area-aply', 'data-text-filter-area-apply'],
    ['data-text-filter-area-something', 'data-text-<widget>-<key>'],
    ['data-text-filterarea-apply', 'data-text-filter-area-apply'],
  ])('are reported where one is nearly one of ours: %s', (name, expected) => {
    const sentence = `widgets.js: ${name} is "x"; expected ${expected}. It is ignored.`;
    expect(read({ [name]: 'x' })).toEqual({ lines: [], said: [sentence] });
  });

  it.each(['data-text-banner-title', 'data-text-constructor-label', 'data-text-'])(
    'may stand beside those of the page’s other code: %s',
    (name) => {
      expect(read({ [name]: 'x' })).toEqual({ lines: [], said: [] });
    },
  );

  it('take no key from a prototype', () => {
    expect(read({ 'data-text-tabs-constructor': 'x' }).lines).toEqual([]);
  });
});
