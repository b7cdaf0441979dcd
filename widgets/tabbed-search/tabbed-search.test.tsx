// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { createTemplates } from '../../dev-server/pages/templates.ts';
import { type Scenario } from '../../fixtures/scenario-names.ts';
import { parseInert } from '../../shared/html/parse-inert.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { makePageFrame } from '../../tests/setup/page-frame.ts';
import { makeStubHandlers } from '../../tests/setup/msw-stubs.ts';
import { outline } from '../../tests/setup/outline.ts';
import { tabbedSearchExamples } from './tabbed-search.examples.ts';
import { tabbedSearchWidget } from './tabbed-search.widget.ts';

const server = mockNetwork();
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  document.title = 'Search';
});
afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

type Attributes = Readonly<Record<string, string | undefined>>;

const tabs = JSON.stringify([
  { id: 'all', label: 'All' },
  { id: 'people', label: 'People' },
]);

/** Lets the engine find searches with these attributes. */
async function mount(...points: readonly Attributes[]) {
  const mounted = await mountWidget(tabbedSearchWidget, points, { html: 'From the CMS' });
  const told = () =>
    mounted.actions.map(({ action, label, value }) =>
      [action, label, value].filter((each) => each !== undefined),
    );
  return { ...mounted, told, user: userEvent.setup() };
}

/** Answers with results whose titles contain what was requested. */
function answerSearch(answer: (query: URLSearchParams) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/en-us/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return answer(searchParams);
    }),
  );
  return asked;
}

interface MakeOptions {
  /** Of the whole list. */
  readonly itemCount?: number;
  /** One page, whatever was requested. */
  readonly size?: number;
}

/** A page as a CMS divides them, with the rest on the last one. */
function makePage(query: URLSearchParams, options: MakeOptions = {}): Response {
  const { itemCount = 25, size = Number(query.get('pagesize')) } = options;
  const page = Number(query.get('page'));
  const count = Math.max(0, Math.min(size, itemCount - (page - 1) * size));
  const type = query.get('searchtype') === '' ? 'all' : query.get('searchtype');
  const Items = Array.from({ length: count }, (_, index) => ({
    Title: `${type ?? ''} ${page}.${index + 1} credit`,
    Subtitle: 'Kind',
    Link: `/${index}`,
    Description: '<p>Of <b>credit</b></p>',
  }));
  return HttpResponse.json({ Items, PageIndex: page, TotalItemCount: itemCount });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const status = () => screen.getByRole('status').textContent;
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const step = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

describe('a tabbed search', () => {
  it('asks for every tab at once and counts in their names', async () => {
    const asked = answerSearch((query) =>
      makePage(query, { itemCount: query.get('searchtype') ? 1 : 1234 }),
    );
    await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await screen.findByRole('tab', { name: 'All (1,234)', selected: true });
    await screen.findByRole('tab', { name: 'People (1)', selected: false });
    expect(asked).toEqual([
      'searchtext=credit&searchtype=&page=1&pagesize=10',
      'searchtext=credit&searchtype=people&page=1&pagesize=10',
    ]);
    expect(status()).toBe('1,234 results');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('All (1,234)');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(Array(20).fill('credit'));
    expect(screen.getByRole('link', { name: 'all 1.1 credit' })).toHaveAttribute('href', '/0');
  });

  it('takes the searchtext of the page, and its own before', async () => {
    window.history.replaceState(null, '', '/search?searchtext=two%20words');
    const asked = answerSearch((query) => makePage(query));
    await mount({}, { 'data-search-text': 'own' });
    await waitFor(() => {
      expect(asked.map((query) => new URLSearchParams(query).get('searchtext'))).toEqual([
        'two words',
        'own',
      ]);
    });
  });

  it.each(['/search', '/search?searchtext=', '/search?searchtext=%20+'])(
    'makes no call where nothing is searched for (%s): what the CMS rendered stays',
    async (address) => {
      window.history.replaceState(null, '', address);
      const { elements, errors } = await mount({
        'data-tabs': tabs,
        'data-title-template': '{text}',
      });
      expect(elements[0]?.textContent).toBe('From the CMS');
      expect([elements[0]?.dataset['widgetStatus'], errors]).toEqual(['empty', []]);
      expect(document.title).toBe('Search');
    },
  );

  it('gives the page a title if the template asks, until it leaves', async () => {
    answerSearch((query) => makePage(query));
    const { end } = await mount({
      'data-search-text': '$& <b>',
      'data-title-template': 'Results for {text}',
    });
    expect(document.title).toBe('Results for $& <b>');
    end();
    expect(document.title).toBe('Search');
  });

  it('is one tab where the page names none; a page size of 0 is 10', async () => {
    const asked = answerSearch((query) => makePage(query));
    const { errors } = await mount({
      'data-search-text': 'credit',
      'data-page-size': '0',
      'data-text-all': 'Alle',
    });
    await screen.findByRole('tab', { name: 'Alle (25)' });
    expect(asked[0]).toContain('pagesize=10');
    expect(errors).toEqual([]);
  });

  it('selects a tab by arrows, Home and End, which go round', async () => {
    answerSearch((query) => makePage(query));
    const { user, told } = await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await screen.findByRole('tab', { name: 'People (25)' });
    await user.tab();
    expect(tab('All (25)')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'People (25)'],
      ['ArrowRight', 'All (25)'],
      ['ArrowLeft', 'People (25)'],
      ['Home', 'All (25)'],
      ['End', 'People (25)'],
      ['ArrowDown', 'People (25)'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    // Alt with an arrow is the browser's Back.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(tab('People (25)')).toHaveFocus();
    expect(titles().slice(0, 2)).toEqual(['people 1.1 credit', 'people 1.2 credit']);
    expect(told().at(-1)).toEqual(['tab', 'People']);
    await user.tab();
    expect(screen.getByRole('link', { name: 'people 1.1 credit' })).toHaveFocus();
  });

  it('does not repeat in the status the number that the name of a chosen tab says', async () => {
    let isBroken = false;
    answerSearch((query) =>
      isBroken && query.get('searchtype')
        ? new HttpResponse(null, { status: 500 })
        : makePage(query),
    );
    const { user } = await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await screen.findByRole('tab', { name: 'People (25)' });
    await user.click(tab('People (25)'));
    expect(status()).toBe('');
    act(() => {
      history.back();
    });
    await waitFor(() => {
      expect(status()).toBe('25 results');
    });
    await user.click(tab('People (25)'));
    await user.click(step('Next page'));
    await waitFor(() => {
      expect(status()).toBe('25 results');
    });
    isBroken = true;
    await user.click(step('Next page'));
    await screen.findByRole('button', { name: 'Try again' });
    await user.click(tab('All (25)'));
    expect(status()).toBe('');
    await user.click(tab('People (25)'));
    expect(status()).toBe('These results could not be loaded.');
  });

  it('says the number in the status where the names of tabs do not', async () => {
    answerSearch((query) => makePage(query));
    const { user } = await mount({
      'data-search-text': 'credit',
      'data-tabs': tabs,
      'data-text-tab': '{label}',
    });
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    await waitFor(() => {
      expect(status()).toBe('25 results');
    });
  });

  it('follows the direction of the text', async () => {
    answerSearch((query) => makePage(query));
    const ids = JSON.stringify(['a', 'b', 'c'].map((id) => ({ id, label: id })));
    const { user, elements } = await mount({ 'data-search-text': 'x', 'data-tabs': ids });
    elements[0]?.style.setProperty('direction', 'rtl');
    await screen.findByRole('tab', { name: 'c (25)' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('b (25)')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('c (25)')).toHaveFocus();
  });

  it('turns pages within bounds, with focus, address and announcement', async () => {
    answerSearch(async (query) => {
      await delay(20);
      return makePage(query);
    });
    const { user, told } = await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await screen.findByRole('tab', { name: 'All (25)' });
    expect(step('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(step('Next page'));
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    expect(status()).toBe('Loading results');
    await screen.findByRole('heading', { name: 'all 2.1 credit' });
    expect(status()).toBe('25 results');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('All (25)');
    expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
    expect(window.location.search).toBe('?page=2');
    await user.click(step('Next page'));
    await screen.findByRole('heading', { name: 'all 3.1 credit' });
    expect(step('Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(told()).toEqual([
      ['page', 2],
      ['page', 3],
    ]);
    window.history.replaceState(null, '', '/?tab=people');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { name: 'people 1.1 credit' });
  });

  it('keeps what is shown until the next page is there, and says that it is busy', async () => {
    let goOn = (): void => undefined;
    answerSearch(async (query) => {
      if (query.get('page') === '2') await new Promise<void>((resolve) => (goOn = resolve));
      return makePage(query);
    });
    const { user } = await mount({ 'data-search-text': 'credit' });
    await screen.findByRole('tab', { name: 'All (25)' });
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    await user.click(step('Next page'));
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
    expect(titles()[0]).toBe('all 1.1 credit');
    expect(titles()).toHaveLength(10);
    expect(status()).toBe('Loading results');
    await waitFor(() => {
      goOn();
      expect(titles()[0]).toBe('all 2.1 credit');
    });
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    expect(status()).toBe('25 results');
  });

  it.each([
    [5, 5, ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']],
    [20, 2, ['1 of 2', '2 of 2']],
    [9, 3, ['1 of 3', '2 of 3', '3 of 3']],
  ])('reaches every result of a back end that has %i a page', async (size, pages, positions) => {
    const asked = answerSearch((query) => makePage(query, { size }));
    const { user } = await mount({ 'data-search-text': 'credit' });
    await screen.findByRole('tab', { name: 'All (25)' });
    const [seen, read]: [string[], string[]] = [[], []];
    for (let page = 1; page <= pages; page += 1) {
      await screen.findByRole('heading', { name: `all ${page}.1 credit` });
      read.push(screen.getByText(/^\d+ of \d+$/).textContent);
      seen.push(...titles());
      await user.click(step('Next page'));
    }
    expect(read).toEqual(positions);
    expect(new Set(seen).size).toBe(25);
    expect(asked).toHaveLength(pages);
  });

  it('clamps the page of the address to what page 1 carries', async () => {
    window.history.replaceState(null, '', '/?page=99');
    const asked = answerSearch((query) => makePage(query, { size: 5 }));
    await mount({ 'data-search-text': 'credit' });
    await screen.findByRole('heading', { name: 'all 5.5 credit' });
    expect(screen.getByText('5 of 5')).toBeVisible();
    expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['1', '5']);
  });

  it('says so in the tab that failed, which tries again; the others have their results', async () => {
    let isBroken = true;
    answerSearch((query) =>
      isBroken && query.get('searchtype') === ''
        ? new HttpResponse(null, { status: 500 })
        : makePage(query),
    );
    const { user, errors, told } = await mount({
      'data-search-text': 'credit',
      'data-tabs': tabs,
    });
    await screen.findByRole('tab', { name: 'People (25)' });
    await waitFor(() => {
      expect(status()).toBe('These results could not be loaded.');
    });
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    expect(errors).toEqual([
      expect.stringMatching(
        /^tabbed-search: .*search.*Request failed with status code 500.*The tab says so and offers to try again\.$/,
      ),
    ]);
    await user.click(tab('People (25)'));
    expect(titles()).toHaveLength(10);
    await user.click(tab('All'));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await screen.findByRole('heading', { name: 'all 1.1 credit' });
    expect(told().at(-1)).toEqual(['try-again', 'All']);
  });

  it.each([
    [{}, 'Nothing found for “x”.', 'Nothing found for “x”.'],
    [{ 'data-text-no-results': 'None.' }, 'None.', 'None.'],
    [{ 'data-text-no-results-all': 'No {text}.' }, 'No x.', 'Nothing found for “x”.'],
  ])('says that a tab has nothing, All in words of its own: %j', async (texts, ofAll, ofOne) => {
    answerSearch(() => HttpResponse.json({ Items: [], PageIndex: 1, TotalItemCount: 0 }));
    const { user } = await mount({ 'data-search-text': 'x', 'data-tabs': tabs, ...texts });
    await screen.findByRole('tab', { name: 'All (0)' });
    expect(status()).toBe(ofAll);
    expect(within(screen.getByRole('tabpanel')).getByText(ofAll)).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'People (0)' }));
    expect(status()).toBe(ofOne);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows hostile results as text, and links that lead nowhere else', async () => {
    const Items = [
      { Title: '<img src=x onerror=alert(1)>Tom &amp; <i>Jerry</i>', Link: 'javascript:alert(1)' },
      { Title: 'Safe', Link: '/safe' },
      { Link: '/without-title' },
      { Title: 'Text', Description: '<script>alert(1)</script><p onclick="alert(1)">Text</p>' },
    ];
    answerSearch(() => HttpResponse.json({ Items, PageIndex: 1, TotalItemCount: 4 }));
    const { elements } = await mount({ 'data-search-text': 'jerry <img>' });
    await screen.findByRole('tab', { name: 'All (4)' });
    expect(titles()).toEqual(['Tom & Jerry', 'Safe', 'Text']);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Safe']);
    expect(elements[0]?.querySelector('img, script, [onclick]')).toBeNull();
    expect(elements[0]?.textContent).toContain('Text');
  });

  it('keeps its names apart from those of a second search on the page', async () => {
    window.history.replaceState(null, '', '/?page=2&2_tab=people&2_page=3');
    answerSearch((query) => makePage(query));
    const attributes = { 'data-search-text': 'credit', 'data-tabs': tabs };
    await mount(attributes, attributes);
    await screen.findByRole('heading', { name: 'all 2.1 credit' });
    await screen.findByRole('heading', { name: 'people 3.1 credit' });
  });
});

describe('the stubs of the search', () => {
  it.each(tabbedSearchExamples.examples)('show the example "$name"', async (example) => {
    server.use(...makeStubHandlers());
    const { elements, errors } = await mount(example.attributes);
    await waitFor(() => {
      expect(elements[0]?.querySelector('[aria-busy=true]')).toBeNull();
    });
    const hasResults = !['nothing-found', 'no-search-text'].includes(example.name);
    expect([titles().length > 0, errors]).toEqual([hasResults, []]);
  });

  it.each<[Scenario, string | RegExp]>([
    ['error', 'These results could not be loaded.'],
    ['html', 'These results could not be loaded.'],
    ['empty', 'Nothing found for “credit”.'],
    ['huge', '10,000 results'],
    ['malformed', /^\d+ results$/],
  ])('in the scenario %s leave no tab loading for ever', async (scenario, words) => {
    server.use(...makeStubHandlers(scenario));
    const { elements } = await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await waitFor(() => {
      expect(elements[0]?.querySelector('[aria-busy=true]')).toBeNull();
    });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(elements[0]?.dataset['widgetStatus']).toBe('mounted');
  });
});

describe('the partial of the tabbed search', () => {
  const renderer = createTemplates('templates');
  const page = makePageFrame('/search');
  const render = (query: object) =>
    parseInert(
      renderer.render('search', {
        ...readPageData('fixtures', 'search'),
        page: { ...page, query },
      }),
    );

  it('stands in the boxes of the widget', async () => {
    server.use(...makeStubHandlers());
    const { elements } = await mount({ 'data-search-text': 'credit', 'data-tabs': tabs });
    await screen.findByRole('list');
    const rendered = render({})?.querySelector('[data-widget=tabbed-search] li');
    const drawn = elements[0]?.querySelector('li:has(p):has(div)');
    if (!rendered || !drawn) throw new Error('Nothing was rendered.');
    // Sample results here, real results there: their texts differ, and so do the marks in them.
    const boxes = { closed: 'li > *', hasWords: false };
    expect(outline(rendered, boxes)).toHaveLength(4);
    expect(outline(rendered, boxes)).toEqual(outline(drawn, boxes));
  });

  it('has room for tabs only where something is searched for', () => {
    const countRooms = (query: object) =>
      render(query)?.querySelectorAll('.pmw-tabbed-search__room').length;
    expect(countRooms({ searchtext: 'credit' })).toBe(2);
    expect(countRooms({ searchtext: '' })).toBe(0);
    expect(countRooms({})).toBe(0);
  });

  it('stands below a form that is filled with what was searched for', () => {
    const box = render({ searchtext: '"><b>x</b>' })?.querySelector('main form input');
    expect(box?.getAttribute('value')).toBe('"><b>x</b>');
    expect(render({})?.querySelector('main form input')?.getAttribute('value')).toBe('');
  });
});
