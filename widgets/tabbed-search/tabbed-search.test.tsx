// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { tabbedSearchWidget } from './tabbed-search.widget.ts';
import { tabbedSearchContract } from './tabbed-search.contract.ts';

const server = mockNetwork();
const user = userEvent.setup();
beforeEach(() => {
  document.title = 'Search';
});

type Attributes = Readonly<Record<string, string | undefined>>;

const tabs = JSON.stringify([
  { id: 'all', label: 'All' },
  { id: 'people', label: 'People' },
]);
const search = { 'data-search-text': 'credit', 'data-tabs': tabs };

/** Lets the engine find searches with these attributes. */
async function mount(...points: readonly Attributes[]) {
  const mounted = await mountWidget(tabbedSearchWidget, points, { html: 'From the CMS' });
  const told = () =>
    mounted.actions.map(({ action, label, value }) =>
      [action, label, value].filter((each) => each !== undefined),
    );
  return { ...mounted, told };
}

/** Answers with results whose titles contain what was requested. */
function answerSearch(
  answer: (query: URLSearchParams) => Response | Promise<Response> = makePage,
): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/en-us/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
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
  /** How the answer names a page. */
  readonly toIndex?: (page: number) => number;
}

/** A page as a CMS divides them, with the rest on the last one. */
function makePage(query: URLSearchParams, options: MakeOptions = {}): Response {
  const { itemCount = 25, size = Number(query.get('pagesize')), toIndex = Number } = options;
  const page = Number(query.get('page'));
  const count = Math.max(0, Math.min(size, itemCount - (page - 1) * size));
  const type = query.get('searchtype') ?? '';
  const Items = Array.from({ length: count }, (_, index) => ({
    Title: `${type || 'all'} ${page}.${index + 1} credit`,
    Link: `/${index}`,
    Description: '<p>Of <b>credit</b></p>',
  }));
  return HttpResponse.json({ Items, PageIndex: toIndex(page), TotalItemCount: itemCount });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');
const status = () => screen.getByRole('status').textContent;
/** How often somebody who reads on hears it. */
const countHeard = (words: string) =>
  screen.getAllByText(words).filter((each) => !each.closest('[aria-hidden=true]')).length;
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const step = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

async function whenStatus(words: string): Promise<void> {
  await waitFor(() => expect(status()).toBe(words));
}

describe('a tabbed search', () => {
  it('asks for every tab at once and counts in their names', async () => {
    const asked = answerSearch((query) =>
      makePage(query, { itemCount: query.get('searchtype') ? 1 : 1234 }),
    );
    await mount(search);
    await screen.findByRole('tab', { name: 'All (1,234)', selected: true });
    await screen.findByRole('tab', { name: 'People (1)', selected: false });
    expect(asked.map(String)).toEqual([
      'searchtext=credit&searchtype=&page=1&pagesize=10',
      'searchtext=credit&searchtype=people&page=1&pagesize=10',
    ]);
    expect(status()).toBe('1,234 results');
    expect(panel()).toHaveAccessibleName('All (1,234)');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(Array(20).fill('credit'));
    expect(screen.getByRole('link', { name: 'all 1.1 credit' })).toHaveAttribute('href', '/0');
  });

  it('takes the searchtext of the page, and its own before', async () => {
    window.history.replaceState(null, '', '/search?searchtext=two%20words');
    const asked = answerSearch();
    await mount({}, { 'data-search-text': 'own' });
    await waitFor(() => {
      expect(asked.map((query) => query.get('searchtext'))).toEqual(['two words', 'own']);
    });
  });

  it.each(['', '?searchtext=%20+'])(
    'keeps what the CMS rendered for no words: %s',
    async (query) => {
      window.history.replaceState(null, '', `/search${query}`);
      const attributes = { 'data-tabs': tabs, 'data-title-template': '{text}' };
      const { elements, statuses, errors } = await mount(attributes);
      expect([elements[0]?.textContent, statuses, errors]).toEqual(['From the CMS', ['empty'], []]);
      expect(document.title).toBe('Search');
    },
  );

  it('gives the page a title if the template asks, until it leaves', async () => {
    answerSearch();
    const title = { 'data-title-template': 'Results for {text}' };
    const { end } = await mount({ 'data-search-text': '$& <b>', ...title });
    expect(document.title).toBe('Results for $& <b>');
    end();
    expect(document.title).toBe('Search');
  });

  it('is one tab where the page names none; a page size of 0 is 10', async () => {
    const asked = answerSearch();
    const others = { 'data-page-size': '0', 'data-text-all': 'Alle' };
    const { errors } = await mount({ 'data-search-text': 'credit', ...others });
    await screen.findByRole('tab', { name: 'Alle (25)' });
    expect([asked[0]?.get('pagesize'), errors]).toEqual(['10', []]);
  });

  it('selects a tab by arrows in the direction of the text', async () => {
    answerSearch();
    const { elements, told } = await mount(search);
    elements[0]?.style.setProperty('direction', 'rtl');
    await screen.findByRole('tab', { name: 'People (25)' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('People (25)')).toHaveFocus();
    expect(tab('People (25)')).toHaveAttribute('aria-selected', 'true');
    // Alt with an arrow is the browser's Back.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(tab('People (25)')).toHaveFocus();
    expect(told()).toEqual([['tab', 'People']]);
    expect(window.location.search).toBe('?tab=people');
  });

  it('says the number in the status where the names of tabs do not', async () => {
    answerSearch();
    await mount({ ...search, 'data-text-tab': '{label}' });
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    await whenStatus('25 results');
  });

  it('keeps what is shown until the next page is there, and says that it is busy', async () => {
    let goOn = (): void => undefined;
    answerSearch(async (query) => {
      if (query.get('page') === '2') await new Promise<void>((resolve) => (goOn = resolve));
      return makePage(query);
    });
    const { told } = await mount(search);
    await screen.findByRole('tab', { name: 'All (25)' });
    expect(panel()).toHaveAttribute('aria-busy', 'false');
    await user.click(step('Next page'));
    expect(panel()).toHaveFocus();
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    expect([titles()[0], titles().length, status()]).toEqual([
      ...['all 1.1 credit', 10, tabbedSearchContract.texts.loading],
    ]);
    await waitFor(() => {
      goOn();
      expect(titles()[0]).toBe('all 2.1 credit');
    });
    expect(panel()).toHaveAttribute('aria-busy', 'false');
    expect(panel()).toHaveAccessibleName('All (25)');
    expect(status()).toBe('25 results');
    expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
    expect(window.location.search).toBe('?page=2');
    expect(told()).toEqual([['page', 2]]);
    window.history.replaceState(null, '', '/?tab=people');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { name: 'people 1.1 credit' });
  });

  it('reaches every result of a back end that has another size of pages', async () => {
    const asked = answerSearch((query) => makePage(query, { size: 9 }));
    await mount({ 'data-search-text': 'credit' });
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      await screen.findByRole('heading', { name: `all ${page}.1 credit` });
      expect(screen.getByText(`${page} of 3`)).toBeVisible();
      seen.push(...titles());
      await user.click(step('Next page'));
    }
    expect(new Set(seen).size).toBe(25);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['counts its pages from 0', (page: number) => page - 1, '2 of 3'],
    ['answers with another page', () => 1, '1 of 3'],
    ['names a page that there is not', (page: number) => (page === 2 ? 9 : page), '3 of 3'],
  ])('says which page is shown also where the back end %s', async (_, toIndex, position) => {
    answerSearch((query) => makePage(query, { toIndex }));
    await mount({ 'data-search-text': 'credit' });
    await screen.findByText('1 of 3');
    await user.click(step('Next page'));
    await screen.findByRole('heading', { name: 'all 2.1 credit' });
    expect(screen.getByText(position)).toBeVisible();
  });

  it('shows page 1 where another one is empty, by the address or by a step, which leads there once', async () => {
    window.history.replaceState(null, '', '/search?page=2');
    const asked = answerSearch((query) =>
      query.get('page') === '1'
        ? makePage(query, { itemCount: 15 })
        : HttpResponse.json({ Items: [], PageIndex: 2, TotalItemCount: 15 }),
    );
    await mount({ 'data-search-text': 'credit' });
    await screen.findByRole('heading', { name: 'all 1.1 credit' });
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(step('Next page'));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    expect([titles().length, asked.length]).toEqual([10, 4]);
  });

  it('shows what was asked for last, however the answers come; a step back asks for nothing', async () => {
    const held: (() => void)[] = [];
    const asked = answerSearch(async (query) => {
      if (query.get('page') !== '1') await new Promise<void>((resolve) => held.push(resolve));
      return makePage(query);
    });
    const { errors } = await mount({ 'data-search-text': 'credit' });
    await screen.findByText('1 of 3');
    const go = async (name: string, ...pages: readonly string[]) => {
      await user.click(step(name));
      await waitFor(() => expect(asked.map((query) => query.get('page'))).toEqual(pages));
    };
    await go('Next page', '1', '2');
    await go('Previous page', '1', '2');
    expect(panel()).toHaveAttribute('aria-busy', 'false');
    await go('Next page', '1', '2', '2');
    await go('Next page', '1', '2', '2', '3');
    for (const goOn of held.reverse()) goOn();
    await screen.findByRole('heading', { name: 'all 3.1 credit' });
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(errors).toEqual([]);
  });

  it('takes All for a tab that there is not, and clamps the page of the address to what page 1 carries', async () => {
    window.history.replaceState(null, '', '/?tab=nonsense&page=99');
    const asked = answerSearch((query) => makePage(query, { size: 5 }));
    await mount({ 'data-search-text': 'credit' });
    await screen.findByRole('heading', { name: 'all 5.5 credit' });
    expect(screen.getByText('5 of 5')).toBeVisible();
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '5']);
  });

  it('says so in the tab that failed, which tries again; the others have their results', async () => {
    let isBroken = true;
    answerSearch((query) =>
      isBroken && query.get('searchtype') === ''
        ? new HttpResponse(null, { status: 500 })
        : makePage(query),
    );
    const { errors, told } = await mount(search);
    await screen.findByRole('tab', { name: 'People (25)' });
    await whenStatus(tabbedSearchContract.texts.failed);
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    expect(errors).toEqual([
      expect.stringMatching(
        /^tabbed-search: .*search.*Request failed with status code 500.*The tab says so and offers to try again\.$/,
      ),
    ]);
    await user.click(tab('People (25)'));
    expect([titles().length, status()]).toEqual([10, '']);
    await user.click(tab('All'));
    expect(status()).toBe(tabbedSearchContract.texts.failed);
    expect(countHeard(tabbedSearchContract.texts.failed)).toBe(1);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: tabbedSearchContract.texts['try-again'] }));
    expect(panel()).toHaveFocus();
    await screen.findByRole('heading', { name: 'all 1.1 credit' });
    expect(told().at(-1)).toEqual(['try-again', 'All']);
  });

  it.each([
    [{}, 'Nothing found for “x”.', 'Nothing found for “x”.'],
    [{ 'data-text-no-results': 'None.' }, 'None.', 'None.'],
    [{ 'data-text-no-results-all': 'No {text}.' }, 'No x.', 'Nothing found for “x”.'],
  ])('says that a tab has nothing, All in words of its own: %j', async (texts, ofAll, ofOne) => {
    answerSearch((query) => makePage(query, { itemCount: 0 }));
    await mount({ ...search, 'data-search-text': 'x', ...texts });
    await screen.findByRole('tab', { name: 'All (0)' });
    expect(status()).toBe(ofAll);
    expect(within(panel()).getByText(ofAll)).toBeVisible();
    expect(countHeard(ofAll)).toBe(1);
    await user.click(await screen.findByRole('tab', { name: 'People (0)' }));
    expect(status()).toBe(ofOne);
    expect(countHeard(ofOne)).toBe(1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows titles as text, and no link where the address leads nowhere good', async () => {
    const Items = [
      { Title: '<img src=x>Tom &amp; <i>Jerry</i>', Link: 'javascript:alert(1)' },
      { Title: 'Safe', Link: '/safe' },
      { Link: '/without-title' },
    ];
    answerSearch(() => HttpResponse.json({ Items, PageIndex: 1, TotalItemCount: 3 }));
    await mount({ 'data-search-text': 'jerry <img>' });
    await screen.findByRole('tab', { name: 'All (3)' });
    expect(titles()).toEqual(['Tom & Jerry', 'Safe']);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Safe']);
  });

  it('keeps its names apart from those of a second search on the page', async () => {
    window.history.replaceState(null, '', '/?page=2&2_tab=people&2_page=3');
    answerSearch();
    await mount(search, search);
    await screen.findByRole('heading', { name: 'all 2.1 credit' });
    await screen.findByRole('heading', { name: 'people 3.1 credit' });
  });
});
