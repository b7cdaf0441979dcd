// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { drawExample } from '../../dev-server/gallery/draw-example.ts';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { createTemplates } from '../../dev-server/pages/templates.ts';
import { type Scenario } from '../../fixtures/scenario-names.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { makePageFrame } from '../../tests/setup/page-frame.ts';
import { makeStubHandlers } from '../../tests/setup/msw-stubs.ts';
import { outline } from '../../tests/setup/outline.ts';
import { filterAreaExamples } from './filter-area.examples.ts';
import { filterAreaWidget } from './filter-area.widget.ts';

const server = mockNetwork();
afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

interface MountOptions {
  readonly scenario?: Scenario;
  readonly html?: string;
}

/**
 * Adds areas with these attributes and starts the engine.
 *
 * @returns the mounted areas, and what ends them
 */
async function mount(points: readonly object[], { scenario, html = '' }: MountOptions = {}) {
  server.use(...makeStubHandlers(scenario));
  return mountWidget(
    filterAreaWidget,
    points.map((attributes) => ({ ...attributes })),
    { html },
  );
}

const statusOf = (element: HTMLElement | undefined) => element?.dataset['widgetStatus'];

describe('a mount point of the filter area', () => {
  it.each(filterAreaExamples.examples)('shows the example "$name"', async (example) => {
    const { attributes, html } = drawExample(filterAreaWidget.contract, example);
    const { elements, errors, end } = await mount([attributes], { html });
    expect([statusOf(elements[0]), errors]).toEqual(['mounted', []]);
    const size = Number(attributes['data-page-size'] ?? 14);
    expect(elements[0]?.querySelectorAll('article')).toHaveLength(size);
    end();
  });

  it('needs a source that there is', async () => {
    const { elements, errors, end } = await mount([{}, { 'data-source': 'blog' }]);
    expect(elements.map(statusOf)).toEqual(['failed', 'failed']);
    expect(errors).toEqual([
      expect.stringMatching(/^filter-area: data-source is missing; expected one of "news"/),
      expect.stringMatching(/^filter-area: data-source is "blog"; expected one of "news"/),
    ]);
    end();
  });

  it.each<[Scenario, RegExp]>([
    ['error', /Request failed with status code 500/],
    ['html', /no JSON/],
  ])(
    'keeps the CMS content where the call fails (%s): no untrue "no results"',
    async (scenario, words) => {
      const html = '<p>From the CMS</p>';
      const { elements, errors, end } = await mount([{ 'data-source': 'team' }], {
        scenario,
        html,
      });
      expect(statusOf(elements[0])).toBe('failed');
      expect(elements[0]?.innerHTML).toBe(html);
      expect(errors).toEqual([expect.stringMatching(words)]);
      end();
    },
  );

  it('shows what is right of an answer that is wrong in parts, and names the rest', async () => {
    const { elements, errors, end } = await mount([{ 'data-source': 'news' }], {
      scenario: 'malformed',
    });
    expect(statusOf(elements[0])).toBe('mounted');
    expect(elements[0]?.querySelector('[role=status]')?.textContent).toBe('63 results');
    expect(errors).toContainEqual(
      expect.stringContaining('filter-area: articledata/news: Content[2] is null'),
    );
    end();
  });

  it.each(['news', 'insight', 'team'])(
    'of %s is empty where the CMS has no entries: its content stays, no untrue "no results"',
    async (source) => {
      const html = '<p>From the CMS</p>';
      const { elements, errors, end } = await mount([{ 'data-source': source }], {
        scenario: 'empty',
        html,
      });
      expect([statusOf(elements[0]), elements[0]?.innerHTML, errors]).toEqual(['empty', html, []]);
      end();
    },
  );

  it('draws one page of 10,000 entries', async () => {
    const { elements, end } = await mount([{ 'data-source': 'news' }], { scenario: 'huge' });
    expect(elements[0]?.querySelector('[role=status]')?.textContent).toBe('10,000 results');
    expect(elements[0]?.querySelectorAll('article')).toHaveLength(14);
    end();
  });

  it('reads a deep link; a second area on the page has names of its own', async () => {
    window.history.replaceState(
      null,
      '',
      '/?filterState=1&currentPage=2&2_filterState=1&2_currentPage=99',
    );
    const { elements, end } = await mount([
      { 'data-source': 'news' },
      { 'data-source': 'insight' },
    ]);
    const pages = elements.map((element) => element.querySelector('nav')?.textContent);
    expect(pages).toEqual(['2 of 5', '5 of 5']);
    end();
    document.body.replaceChildren();
    const again = await mount([{ 'data-source': 'news' }]);
    // The previous areas have left, so their names are free.
    expect(again.elements[0]?.querySelector('nav')?.textContent).toBe('2 of 5');
    again.end();
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

describe('the partial of the filter area', () => {
  const renderer = createTemplates('templates');
  const page = makePageFrame('/');

  it.each([
    ['news', 'news'],
    ['thought-leadership', 'insight'],
    ['team', 'team'],
  ])('of /%s stands in the boxes that the widget will have', async (name, source) => {
    const html = renderer.render(name, { ...readPageData('fixtures', name), page });
    const partial = parseInert(html)?.querySelector('[data-widget=filter-area]');
    const { elements, end } = await mount([{ 'data-source': source }]);
    const drawn = elements[0];
    expect(outlineCards(drawn)).toHaveLength(14);
    expect(outlineCards(partial)).toEqual(outlineCards(drawn));
    const countMenus = (root: Element | null | undefined) =>
      root?.querySelectorAll('.pmw-filter-area__menu .pmw-dropdown__button').length;
    expect(countMenus(partial)).toBe(countMenus(drawn));
    end();
  });
});
