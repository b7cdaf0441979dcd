import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchPage } from '../../api/search.ts';
import { createSearchStore } from './search-store.ts';

interface Asked {
  readonly index: number;
  readonly page: number;
  readonly signal: AbortSignal;
  readonly answer: (page: Partial<SearchPage>) => void;
  readonly fail: (error: unknown) => void;
}

const makeResult = (title: string) => ({ Title: title, Subtitle: '', Description: '', Link: '' });

/** Runs the callbacks of resolved promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** @param arrival the page that the address names, of the first tab */
function create(arrival = 1) {
  const asked: Asked[] = [];
  const failures: unknown[] = [];
  const leaving = new AbortController();
  const { signal: life } = leaving;
  const store = createSearchStore({
    tabCount: 3,
    pageSize: 10,
    fetchPage: (index, page, signal) =>
      new Promise((resolve, reject) => {
        const answer: Asked['answer'] = (fields) => {
          const results = [makeResult(`${index}, page ${page}`)];
          resolve({ results, sentCount: 10, page, itemCount: 35, ...fields });
        };
        asked.push({ index, page, signal, answer, fail: reject });
      }),
    onFailure: (error) => failures.push(error),
    signal: life,
  });
  for (const index of [0, 1, 2]) store.getState().ask(index, index === 0 ? arrival : 1);
  const tab = (index = 0) => store.getState().tabs[index];
  const goToPage = (page: number) => {
    store.getState().ask(0, page);
  };
  const tryAgain = () => {
    goToPage(tab()?.page ?? 1);
  };
  const ask = (place: number) => {
    const request = asked.at(place);
    if (request === undefined) throw new Error(`There is no request ${place}.`);
    return request;
  };
  return { store, asked, ask, failures, leaving, tab, goToPage, tryAgain };
}

describe('a search', () => {
  it('asks for page 1 of every tab at once', () => {
    const { asked, store } = create();
    expect(asked.map(({ index, page }) => [index, page])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(store.getState().tabs.map(({ status }) => status)).toEqual(Array(3).fill('loading'));
  });

  it('asks for page 1 before the page that the address names', async () => {
    const { ask, asked, tab } = create(3);
    expect(asked.map(({ page }) => page)).toEqual([1, 1, 1]);
    ask(0).answer({});
    await settle();
    expect(asked.slice(3).map(({ index, page }) => [index, page])).toEqual([[0, 3]]);
    expect(tab()).toMatchObject({ status: 'loading', page: 3, pageCount: 4, results: [] });
    ask(3).answer({});
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: 3, shownPage: 3 });
  });

  it.each([
    [5, 35, 7],
    [20, 35, 2],
    [10, 35, 4],
    [7, 35, 5],
    [3, 3, 1],
    [30, 30, 1],
    [0, 0, 0],
    [0, 12, 2],
  ])(
    'has pages of what page 1 carried: %i of %i are %i pages',
    async (sentCount, itemCount, pages) => {
      const { ask, tab } = create();
      ask(0).answer({ sentCount, itemCount });
      await settle();
      expect(tab()).toMatchObject({ status: 'loaded', pageCount: pages });
    },
  );

  it('keeps the size of page 1 on the last page, which carries less', async () => {
    const { ask, tab, goToPage } = create();
    ask(0).answer({ sentCount: 20 });
    await settle();
    goToPage(2);
    ask(3).answer({ sentCount: 15 });
    await settle();
    expect(tab()).toMatchObject({ page: 2, pageCount: 2 });
  });

  it('understands a back end that counts its pages from 0', async () => {
    const { ask, tab, goToPage } = create();
    ask(0).answer({ page: 0 });
    await settle();
    expect(tab()).toMatchObject({ page: 1 });
    goToPage(2);
    ask(3).answer({ page: 1 });
    await settle();
    expect(tab()).toMatchObject({ page: 2, shownPage: 2 });
  });

  it('stays where it is when a page turns out to be empty, and leads there no more', async () => {
    const { ask, tab, goToPage } = create();
    ask(0).answer({ itemCount: 15 });
    await settle();
    goToPage(2);
    ask(3).answer({ results: [], sentCount: 0, itemCount: 15 });
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: 1, shownPage: 1, pageCount: 1 });
    expect(tab()?.results).toHaveLength(1);
  });

  it('shows page 1 where the address names one that turns out to be empty', async () => {
    const { ask, tab } = create(2);
    ask(0).answer({ itemCount: 15 });
    await settle();
    ask(3).answer({ results: [], sentCount: 0, itemCount: 15 });
    await settle();
    ask(4).answer({ itemCount: 15 });
    await settle();
    expect(ask(4).page).toBe(1);
    expect(tab()).toMatchObject({ status: 'loaded', page: 1, shownPage: 1 });
  });

  it.each([
    [2, 35, 2, 4],
    [9, 35, 4, 4],
    [0, 35, 1, 4],
    [1, 5, 1, 1],
  ])('trusts the page of the answer (%i of %i results) within its bounds', async (...numbers) => {
    const [page, itemCount, shown, pageCount] = numbers;
    const { ask, tab } = create();
    ask(0).answer({ page, itemCount });
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: shown, pageCount, itemCount });
  });

  it('clamps the page of the address to what page 1 says, not before', async () => {
    const { ask, asked, tab } = create(99);
    ask(0).answer({ itemCount: 12, sentCount: 5 });
    await settle();
    expect(asked.slice(3).map(({ index, page }) => [index, page])).toEqual([[0, 3]]);
    ask(3).answer({ itemCount: 12, sentCount: 2 });
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: 3, pageCount: 3 });
  });

  it('steps within the bounds, and keeps what is shown until the next is there', async () => {
    const { ask, asked, tab, goToPage } = create();
    ask(0).answer({});
    await settle();
    goToPage(99);
    expect(ask(3).page).toBe(4);
    expect(tab()).toMatchObject({ status: 'loaded', page: 4, shownPage: 1 });
    expect(tab()?.results[0]?.Title).toBe('0, page 1');
    goToPage(2);
    expect(ask(4).page).toBe(2);
    ask(4).answer({});
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: 2, shownPage: 2 });
    expect(tab()?.results[0]?.Title).toBe('0, page 2');
    expect(asked).toHaveLength(5);
  });

  it('asks for nothing where a step leads back to what is shown', async () => {
    const { ask, asked, tab, goToPage } = create();
    ask(0).answer({});
    await settle();
    goToPage(2);
    goToPage(1);
    expect(ask(3).signal.aborted).toBe(true);
    expect(asked).toHaveLength(4);
    expect(tab()).toMatchObject({ status: 'loaded', page: 1, shownPage: 1 });
  });

  it('shows nothing of before where a step fails, and tries that step again', async () => {
    const { ask, tab, goToPage, tryAgain } = create();
    ask(0).answer({});
    await settle();
    goToPage(2);
    ask(3).fail('broken');
    await settle();
    expect(tab()).toMatchObject({ status: 'failed', page: 2, results: [] });
    tryAgain();
    expect([ask(4).page, tab()?.status]).toEqual([2, 'loading']);
    ask(4).answer({});
    await settle();
    expect(tab()).toMatchObject({ status: 'loaded', page: 2, shownPage: 2 });
  });

  it('aborts the older request of a tab, and of no other', () => {
    const { ask, goToPage } = create();
    goToPage(1);
    expect([0, 1, 2, 3].map((place) => ask(place).signal.aborted)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('shows what the last request brought, in whatever order the answers come', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, fc.infiniteStream(fc.boolean()), async (places, fails) => {
        const { ask, failures, tab, goToPage } = create();
        // Known results limit the steps: the first answer has arrived.
        ask(0).answer({ page: 4 });
        await settle();
        for (const page of [1, 2, 1, 3, 2, 3]) goToPage(page);
        for (const place of places) {
          const request = ask(3 + place);
          if (place !== 5 && fails.next().value === true) request.fail(new Error('Late'));
          else request.answer({});
          await settle();
          const title = tab()?.results[0]?.Title;
          expect(title).toBe(tab()?.shownPage === 3 ? '0, page 3' : '0, page 1');
        }
        expect(tab()).toMatchObject({ status: 'loaded', page: 3 });
        expect(tab()?.results[0]?.Title).toBe('0, page 3');
        expect(failures).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('of which one tab fails has the others, and tries again what failed', async () => {
    const { ask, failures, tab, tryAgain } = create();
    ask(0).fail('broken');
    ask(1).answer({ itemCount: 1 });
    await settle();
    expect([tab(0)?.status, tab(1)?.status, tab(2)?.status]).toEqual([
      'failed',
      'loaded',
      'loading',
    ]);
    expect(failures).toEqual(['broken']);
    tryAgain();
    expect(tab(0)?.status).toBe('loading');
    ask(3).answer({});
    await settle();
    expect(tab(0)).toMatchObject({ status: 'loaded', page: 1 });
  });

  it('reports nothing once the widget has left', async () => {
    const { ask, failures, leaving, tab } = create();
    leaving.abort();
    expect(ask(2).signal.aborted).toBe(true);
    ask(0).answer({});
    ask(1).fail('late');
    await settle();
    expect([tab(0)?.status, tab(1)?.status, failures]).toEqual(['loading', 'loading', []]);
  });
});
