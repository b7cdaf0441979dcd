import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SearchPage, type SearchResult } from '../../api/search.ts';
import { clampPage, countPages, findPageSize } from '../../shared/rules/page-bounds.ts';

export interface TabState {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** The requested page. */
  readonly pageNumber: number;
  /** Differs from `page` until the requested page arrives; 0 without results. */
  readonly shownPage: number;
  /** 0 before the first answer. */
  readonly pageCount: number;
  readonly itemCount: number | undefined;
  readonly results: readonly SearchResult[];
}

export interface SearchState {
  readonly tabs: readonly TabState[];
  readonly ask: (index: number, pageNumber: number) => void;
}

interface SearchStoreOptions {
  readonly tabCount: number;
  readonly pageSize: number;
  readonly fetchPage: (
    index: number,
    pageNumber: number,
    signal: AbortSignal,
  ) => Promise<SearchPage>;
  readonly onFailure: (error: unknown) => void;
  readonly signal: AbortSignal;
}

const noResults = { shownPage: 0, results: [] } as const;

const initialTab: TabState = {
  ...noResults,
  status: 'loading',
  pageNumber: 1,
  pageCount: 0,
  itemCount: undefined,
};

export function isBusy({ status, pageNumber, shownPage }: TabState): boolean {
  return status !== 'failed' && pageNumber !== shownPage;
}

/**
 * Each tab requests page 1 before any other: only page 1 shows how many results a page has, because a back end may
 * ignore the requested size (DECISIONS "Search"). The newest request wins. After its first answer a tab keeps its
 * content until the next page arrives.
 */
export function createSearchStore(options: SearchStoreOptions): StoreApi<SearchState> {
  const { tabCount, pageSize, fetchPage, onFailure, signal } = options;

  const createRequester = (store: StoreApi<SearchState>, index: number) => {
    let request = new AbortController();
    /** As large as page 1; 0 until that has arrived. */
    let actualPageSize = 0;
    let isZeroBased = false;

    const getTab = (): TabState => store.getState().tabs[index] ?? initialTab;
    const update = (changes: Partial<TabState>): void => {
      store.setState(({ tabs }) => ({
        tabs: tabs.map((tab, each) => (each === index ? { ...tab, ...changes } : tab)),
      }));
    };

    const requestPage = async (wanted: number, current: AbortSignal): Promise<void> => {
      const isFirst = actualPageSize === 0;
      const pageNumber = isFirst ? 1 : wanted;
      const answer = await fetchPage(index, pageNumber, current);
      if (current.aborted) return;
      const { itemCount, sentCount, results } = answer;
      if (pageNumber > 1 && sentCount === 0) {
        // The count promised too much: the shown results stay, and no step leads to that page again.
        const { shownPage } = getTab();
        if (shownPage === 0) return requestPage(1, current);
        update({ pageNumber: shownPage, pageCount: Math.max(shownPage, pageNumber - 1) });
        return;
      }
      if (pageNumber === 1) {
        actualPageSize = findPageSize(sentCount, itemCount, pageSize);
        isZeroBased = answer.page === 0;
      }
      const pageCount = countPages(itemCount, actualPageSize);
      const target = clampPage(wanted, pageCount);
      if (isFirst && target > 1) {
        update({ itemCount, pageCount, pageNumber: target });
        return requestPage(target, current);
      }
      // Trusted, but some back ends count from 0.
      const named = answer.page === 0 ? pageNumber : answer.page + Number(isZeroBased);
      const shownPage = clampPage(named, pageCount);
      update({ status: 'loaded', itemCount, pageCount, pageNumber: shownPage, shownPage, results });
    };

    return async (wanted: number): Promise<void> => {
      request.abort();
      request = new AbortController();
      const current = AbortSignal.any([signal, request.signal]);
      const { status, pageCount, shownPage } = getTab();
      const pageNumber = actualPageSize > 0 ? clampPage(wanted, pageCount) : wanted;
      update(status === 'loaded' ? { pageNumber } : { pageNumber, status: 'loading' });
      if (pageNumber === shownPage) return;
      try {
        await requestPage(pageNumber, current);
      } catch (error) {
        if (current.aborted) return;
        update({ status: 'failed', ...noResults });
        onFailure(error);
      }
    };
  };

  return createStore<SearchState>((_setState, _getState, store) => {
    const tabs = new Array<TabState>(tabCount).fill(initialTab);
    const requesters = tabs.map((_, index) => createRequester(store, index));
    return {
      tabs,
      ask: (index, pageNumber) => {
        void requesters[index]?.(pageNumber);
      },
    };
  });
}
