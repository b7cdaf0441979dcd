import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchPage } from '../../api/search.ts';
import { createSearchStore } from './search-store.ts';

interface Asked {
  readonly index: number;
  readonly page: number;
  readonly signal: AbortSignal;
  /** Both wait until the store knows it. */
  readonly answer: (page?: Partial<SearchPage>) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

const makeResult = (title: string) => ({ Title: title, Subtitle: '', Description: '', Link: '' });

/** Runs the callbacks of resolved promises. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** @param arrival the page that the address names, of the first tab */
function create(arrival = 1) {
  const asked: Asked[] = [];
  const failures: unknown[] = [];
  const leaving = new AbortController();
  const store = createSearchStore({
    tabCount: 3,
    pageSize: 10,
    fetchPage: (index, page, signal) =>
      new Promise((resolve, reject) => {
        const results = [makeResult(`${index}, page ${page}`)];
        const answer: Asked['answer'] = (fields) => {
          resolve({ results, sentCount: 10, page, itemCount: 35, ...fields });
          return settle();
        };
        const fail: Asked['fail'] = (error) => {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- anything may be thrown
          reject(error);
          return settle();
        };
        asked.push({ index, page, signal, answer, fail });
      }),
    onFailure: (error) => failures.push(error),
    signal: leaving.signal,
  });
  for (const index of [0, 1, 2]) store.getState().ask(index, index === 0 ? arrival : 1);
  const tab = (index = 0) => store.getState().tabs[index];
  const goToPage = (page: number) => {
    store.getState().ask(0, page);
  };
  const ask = (place: number) => asked[place] ?? expect.fail(`There is no request ${place}.`);
  /** The pages that were asked for after page 1 of each tab. */
  const later = () => asked.slice(3).map(({ page }) => page);
  return { ask, later, failures, leaving, tab, goToPage };
}

describe('a search', () => {
  it.each([
    [5, 35, 7],
    [20, 35, 2],
    [10, 35, 4],
    [7, 35, 5],
    [3, 3, 1],
    [30, 30, 1],
    [0, 0, 0],
    [0, 12, 2],
  ])('has pages of what page 1 carried: %i of %i are %i', async (sentCount, itemCount, pages) => {
    const { ask, tab } = create();
    await ask(0).answer({ sentCount, itemCount });
    expect(tab()).toMatchObject({ status: 'loaded', pageCount: pages });
  });

  it('understands a back end that counts its pages from 0', async () => {
    const { ask, tab, goToPage } = create();
    await ask(0).answer({ page: 0 });
    expect(tab()).toMatchObject({ page: 1 });
    goToPage(2);
    await ask(3).answer({ page: 1 });
    expect(tab()).toMatchObject({ page: 2, shownPage: 2 });
  });

  it('stays where it is when a page turns out to be empty, and leads there no more', async () => {
    const { ask, tab, goToPage } = create();
    await ask(0).answer({ itemCount: 15 });
    goToPage(2);
    await ask(3).answer({ results: [], sentCount: 0, itemCount: 15 });
    expect(tab()).toMatchObject({ status: 'loaded', page: 1, shownPage: 1, pageCount: 1 });
    expect(tab()?.results).toHaveLength(1);
  });

  it('shows page 1 where the address names one that turns out to be empty', async () => {
    const { ask, later, tab } = create(2);
    await ask(0).answer({ itemCount: 15 });
    await ask(3).answer({ results: [], sentCount: 0, itemCount: 15 });
    await ask(4).answer({ itemCount: 15 });
    expect(later()).toEqual([2, 1]);
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
    await ask(0).answer({ page, itemCount });
    expect(tab()).toMatchObject({ status: 'loaded', page: shown, pageCount, itemCount });
  });

  it('asks for nothing where a step leads back to what is shown', async () => {
    const { ask, later, tab, goToPage } = create();
    await ask(0).answer();
    goToPage(2);
    goToPage(1);
    expect([ask(3).signal.aborted, later()]).toEqual([true, [2]]);
    expect(tab()).toMatchObject({ status: 'loaded', page: 1, shownPage: 1 });
  });

  it('aborts the older request of a tab, and of no other', () => {
    const { ask, goToPage } = create();
    goToPage(1);
    const aborted = [0, 1, 2, 3].map((place) => ask(place).signal.aborted);
    expect(aborted).toEqual([true, false, false, false]);
  });

  it('shows what the last request brought, in whatever order the answers come', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, fc.infiniteStream(fc.boolean()), async (places, fails) => {
        const { ask, failures, tab, goToPage } = create();
        // Known results limit the steps: the first answer has arrived.
        await ask(0).answer({ page: 4 });
        for (const page of [1, 2, 1, 3, 2, 3]) goToPage(page);
        for (const place of places) {
          const request = ask(3 + place);
          if (place !== 5 && fails.next().value === true) await request.fail(new Error('Late'));
          else await request.answer();
          const title = tab()?.results[0]?.Title;
          expect(title).toBe(tab()?.shownPage === 3 ? '0, page 3' : '0, page 1');
        }
        expect(tab()).toMatchObject({ status: 'loaded', page: 3 });
        expect([tab()?.results[0]?.Title, failures]).toEqual(['0, page 3', []]);
      }),
      { numRuns: 50 },
    );
  });

  it('reports nothing once the widget has left', async () => {
    const { ask, failures, leaving, tab } = create();
    leaving.abort();
    expect(ask(2).signal.aborted).toBe(true);
    await ask(0).answer();
    await ask(1).fail('late');
    expect([tab(0)?.status, tab(1)?.status, failures]).toEqual(['loading', 'loading', []]);
  });
});
