import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SearchPage, type SearchResult } from '../../api/search.ts';
import { clampPage, countPages, findPageSize } from '../../shared/rules/page-bounds.ts';

export interface TabState {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** The page that is shown, or the requested one. */
  readonly page: number;
  /** 0 where there are no results. Differs from `page` until the requested page arrives. */
  readonly shownPage: number;
  /** 0 before the first answer. */
  readonly pageCount: number;
  /** Nothing before the first answer. */
  readonly itemCount: number | undefined;
  readonly results: readonly SearchResult[];
}

export interface SearchState {
  /** Empty where there is no search text. */
  readonly tabs: readonly TabState[];
  readonly ask: (index: number, page: number) => void;
}

interface SearchStoreOptions {
  readonly tabCount: number;
  readonly pageSize: number;
  readonly fetchPage: (index: number, page: number, signal: AbortSignal) => Promise<SearchPage>;
  readonly onFailure: (error: unknown) => void;
  readonly signal: AbortSignal;
}

const nothingShown = { shownPage: 0, results: [] } as const;

const unasked: TabState = {
  ...nothingShown,
  status: 'loading',
  page: 1,
  pageCount: 0,
  itemCount: undefined,
};

export function isBusy({ status, page, shownPage }: TabState): boolean {
  return status !== 'failed' && page !== shownPage;
}

/**
 * Of a tab page 1 is requested before any other: only page 1 shows how many results a page has, because a back end may
 * ignore the requested size (DECISIONS "Search"). Of two requests of a tab the newer one wins. After its first answer a
 * tab keeps its content until the next page arrives.
 */
export function createSearchStore(options: SearchStoreOptions): StoreApi<SearchState> {
  const { tabCount, pageSize, fetchPage, onFailure, signal } = options;

  const createAsking = (
    { getState, setState }: Pick<StoreApi<SearchState>, 'getState' | 'setState'>,
    index: number,
  ) => {
    let request = new AbortController();
    /** 0 until page 1 has arrived. */
    let knownSize = 0;
    let isZeroBased = false;

    const getTab = (): TabState => getState().tabs[index] ?? unasked;
    const update = (changes: Partial<TabState>): void => {
      setState(({ tabs }) => ({
        tabs: tabs.map((tab, each) => (each === index ? { ...tab, ...changes } : tab)),
      }));
    };

    /** First of all page 1, then the wanted page as far as it exists. */
    const load = async (wanted: number, current: AbortSignal): Promise<void> => {
      const isFirst = knownSize === 0;
      const page = isFirst ? 1 : wanted;
      const answer = await fetchPage(index, page, current);
      if (current.aborted) return;
      const { itemCount, sentCount, results } = answer;
      if (page > 1 && sentCount === 0) {
        // The count promised more than there is. The shown results stay, and no step leads to that page again.
        const { shownPage } = getTab();
        if (shownPage === 0) return load(1, current);
        update({ page: shownPage, pageCount: Math.max(shownPage, page - 1) });
        return;
      }
      if (page === 1) {
        knownSize = findPageSize(sentCount, itemCount, pageSize);
        isZeroBased = answer.page === 0;
      }
      const pageCount = countPages(itemCount, knownSize);
      const target = clampPage(wanted, pageCount);
      if (isFirst && target > 1) {
        update({ itemCount, pageCount, page: target });
        return load(target, current);
      }
      // Trusted, except a zero, which is no page.
      const named = answer.page === 0 ? page : answer.page + Number(isZeroBased);
      const shownPage = clampPage(named, pageCount);
      update({ status: 'loaded', itemCount, pageCount, page: shownPage, shownPage, results });
    };

    return async (wanted: number): Promise<void> => {
      request.abort();
      request = new AbortController();
      const current = AbortSignal.any([signal, request.signal]);
      const { status, pageCount, shownPage } = getTab();
      const page = knownSize > 0 ? clampPage(wanted, pageCount) : wanted;
      update(status === 'loaded' ? { page } : { page, status: 'loading' });
      if (page === shownPage) return;
      try {
        await load(page, current);
      } catch (error) {
        if (current.aborted) return;
        update({ status: 'failed', ...nothingShown });
        onFailure(error);
      }
    };
  };

  return createStore<SearchState>((setState, getState) => {
    const indexes = Array.from({ length: tabCount }, (_, index) => index);
    const asking = indexes.map((index) => createAsking({ setState, getState }, index));
    return {
      tabs: indexes.map(() => unasked),
      ask: (index, page) => {
        void asking[index]?.(page);
      },
    };
  });
}
