// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { type Scenario } from '../../fixtures/scenario-names.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { makeStubHandlers } from '../../tests/setup/network/msw-stubs.ts';
import { outline } from '../../tests/setup/dom/outline.ts';
import { parsePage } from '../../tests/setup/dom/parse-page.ts';
import { filterAreaWidget } from './filter-area.widget.ts';

const server = mockNetwork();
const html = '<p>From the CMS</p>';

/** Areas of these sources. */
function mount(sources: readonly (string | undefined)[], scenario?: Scenario) {
  server.use(...makeStubHandlers(scenario));
  const points = sources.map((source) => ({ 'data-source': source }));
  return mountWidget(filterAreaWidget, points, { html });
}

describe('a mount point of the filter area', () => {
  it.each(['news', 'team'])('without entries keeps what the CMS rendered: %s', async (source) => {
    const { elements, statuses, errors } = await mount([source], 'empty');
    expect([statuses, elements[0]?.innerHTML, errors]).toEqual([['empty'], html, []]);
  });

  it('reads a deep link and limits its page; a second area has names of its own', async () => {
    const address = '/?filterState=1&currentPage=2&2_filterState=1&2_currentPage=99';
    window.history.replaceState(null, '', address);
    const { elements } = await mount(['news', 'insight']);
    const pages = elements.map((element) => element.querySelector('nav')?.textContent);
    expect(pages).toEqual(['2 of 5', '5 of 5']);
  });
});

/** The tiles or cards in an element, except those that are hidden while there is a script, in any order. */
function outlineCards(root: Element | null | undefined): string[] {
  const isFirst = (article: Element) =>
    !article.closest('.pmw-filter-area__later') &&
    !article.closest('.pmw-filter-area__first > :nth-child(n + 15)');
  const articles = [...(root?.querySelectorAll('article') ?? [])].filter(isFirst);
  // The CMS has every chapter in its markup; the stylesheet shows three.
  for (const article of articles) {
    for (const hidden of article.querySelectorAll('.pmw-tile__chapter:nth-child(n + 4)')) {
      hidden.remove();
    }
  }
  return articles
    .map((article) => outline(article, { attributes: ['href', 'data-ground'] }).join('\n'))
    .sort();
}

it.each([
  ['/news', 'news'],
  ['/thought-leadership', 'insight'],
  ['/team', 'team'],
])('the partial of %s stands in the boxes of the widget', async (address, source) => {
  const partial = parsePage(address).querySelector('[data-widget=filter-area]');
  const { elements } = await mount([source]);
  expect(outlineCards(elements[0])).toHaveLength(14);
  expect(outlineCards(partial)).toEqual(outlineCards(elements[0]));
  const countMenus = (root: Element | null | undefined) =>
    root?.querySelectorAll('.pmw-filter-area__menu .pmw-dropdown__button').length;
  expect(countMenus(partial)).toBe(countMenus(elements[0]));
});
