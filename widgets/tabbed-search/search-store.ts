import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SearchPage, type SearchResult } from '../../api/search.ts';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { clampPage, countPages } from '../../shared/rules/page-bounds.ts';

/** What a tab shows. */
export interface TabState {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** From 1: the page that is shown, or the one that is asked for. */
  readonly page: number;
  /** Of the last answer; 0 before the first. */
  readonly pageCount: number;
  /** Of the last answer; nothing before the first. */
  readonly itemCount: number | undefined;
  /** Those of `page`; none unless it is loaded. */
  readonly results: readonly SearchResult[];
}

export interface SearchState {
  /** The place of the tab that is shown. */
  readonly selected: number;
  /** In the order of the tabs; none where there is nothing to search for. */
  readonly tabs: readonly TabState[];
}

/** What a visitor can do. A tab and a page are entries of the history. */
export interface SearchStore extends StoreApi<SearchState> {
  readonly select: (index: number) => void;
  /** Goes to a page of the tab that is shown. */
  readonly goToPage: (page: number) => void;
  readonly tryAgain: () => void;
  /** The address of a page of the tab that is shown, for its link. */
  readonly hrefOfPage: (page: number) => string;
  /** Takes over what the address says, after Back or Forward. */
  readonly readFromAddress: () => void;
}

export interface SearchStoreOptions {
  /** The ids of the tabs, in their order. */
  readonly ids: readonly string[];
  readonly pageSize: number;
  readonly slot: AddressSlot;
  /** Asks for a page of a tab. */
  readonly fetchPage: (index: number, page: number, signal: AbortSignal) => Promise<SearchPage>;
  /** Told of every failure that is not an abort. */
  readonly onFailure: (error: unknown) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
  /** False in a CMS editor: everything works, but the history stays as it is. */
  readonly canWriteAddress: boolean;
}

/** CONTRACT 5. */
const names = ['tab', 'page'];

const unasked: Omit<TabState, 'page'> = {
  status: 'loading',
  pageCount: 0,
  itemCount: undefined,
  results: [],
};

/**
 * Creates the state of a search and asks for page 1 of every tab at once (SPEC 4), for another page where
 * the address names one. Of two requests of a tab the newer one wins: the older one is aborted, and what
 * answers all the same is not heard.
 */
export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { ids, pageSize, slot, fetchPage, onFailure, signal, canWriteAddress } = options;
  const requests = new Map<number, AbortController>();
  signal.addEventListener('abort', () => {
    requests.forEach((request) => {
      request.abort();
    });
  });

  /** The tab and the page that the address names. */
  const read = () => {
    const values = slot.read();
    const selected = Math.max(0, ids.indexOf(values.get('tab') ?? ''));
    return { selected, page: clampPage(values.get('page'), Number.MAX_SAFE_INTEGER) };
  };

  const arrival = read();
  const store = createStore<SearchState>(() => ({
    selected: arrival.selected,
    tabs: ids.map((_, index) => ({
      ...unasked,
      page: index === arrival.selected ? arrival.page : 1,
    })),
  }));

  const update = (index: number, changes: Partial<TabState>): void => {
    store.setState(({ tabs }) => ({
      tabs: tabs.map((tab, each) => (each === index ? { ...tab, ...changes } : tab)),
    }));
  };

  const ask = async (index: number, page: number): Promise<void> => {
    requests.get(index)?.abort();
    const request = new AbortController();
    requests.set(index, request);
    update(index, { status: 'loading', page, results: [] });
    try {
      const answer = await fetchPage(index, page, request.signal);
      if (request.signal.aborted) return;
      const { results, itemCount } = answer;
      const pageCount = countPages(itemCount, pageSize);
      // An address may ask for a page that is no more, and not every back end goes to the last by itself.
      if (results.length === 0 && pageCount > 0 && page > pageCount) {
        void ask(index, pageCount);
        return;
      }
      const shown = clampPage(answer.page, pageCount);
      update(index, { status: 'loaded', page: shown, pageCount, itemCount, results });
    } catch (error) {
      if (request.signal.aborted) return;
      update(index, { status: 'failed' });
      onFailure(error);
    }
  };

  const present = () => {
    const { selected, tabs } = store.getState();
    return { selected, tab: tabs[selected] };
  };

  /** The first tab and the first page need no words. */
  const toValues = (selected: number, page: number): ReadonlyMap<string, string> => {
    const values = new Map<string, string>();
    if (selected > 0) values.set('tab', ids[selected] ?? '');
    if (page > 1) values.set('page', String(page));
    return values;
  };

  const write = (): void => {
    const { selected, tab } = present();
    if (canWriteAddress) slot.push(names, toValues(selected, tab?.page ?? 1));
  };

  ids.forEach((_, index) => void ask(index, store.getState().tabs[index]?.page ?? 1));

  return {
    ...store,
    select: (index) => {
      if (index === store.getState().selected) return;
      store.setState({ selected: index });
      write();
    },
    goToPage: (page) => {
      const { selected, tab } = present();
      void ask(selected, clampPage(page, tab?.pageCount ?? 1));
      write();
    },
    tryAgain: () => {
      const { selected, tab } = present();
      void ask(selected, tab?.page ?? 1);
    },
    hrefOfPage: (page) => slot.hrefFor(names, toValues(store.getState().selected, page)),
    readFromAddress: () => {
      const { selected, page } = read();
      store.setState({ selected });
      if (present().tab?.page !== page) void ask(selected, page);
    },
  };
}
