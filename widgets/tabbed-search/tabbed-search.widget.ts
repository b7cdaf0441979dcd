import { type ApiClient } from '../../api/client.ts';
import { CallFailure } from '../../api/failures.ts';
import { fetchSearch } from '../../api/search.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { changeTitle } from '../../shared/page/page-title.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { createHighlight } from './highlight.tsx';
import { readView } from './search-address.ts';
import { createSearchStore } from './search-store.ts';
import { tabbedSearchContract } from './tabbed-search.contract.ts';
import { type SearchData, TabbedSearch } from './tabbed-search.tsx';
import './tabbed-search.css';
import './tabbed-search-results.css';
import './tabbed-search-waiting.css';
import './tabbed-search-media.css';
import './tabbed-search-room.css';

/** Does not wait for any answer: each tab shows its own loading and failure. */
export const tabbedSearchWidget = defineReactWidget<
  typeof tabbedSearchContract,
  ApiClient,
  SearchData
>({
  contract: tabbedSearchContract,
  load: (config, context) => {
    const { api, guard, report, signal, texts } = context;
    // A plain form of the page leads here with its field in the address.
    const ofPage = new URLSearchParams(window.location.search).get('searchtext');
    const searchText = config.searchText ?? ofPage?.trim() ?? '';
    const pageSize = config.pageSize || 10;
    const all = { id: 'all', label: texts.get('all'), searchType: '' };
    // Without a text, no tab and no call: the CMS's sample results stay (DECISIONS "Search").
    const tabs = searchText ? (config.tabs ?? [all]) : [];
    const slot = claimAddress(tabbedSearchContract.name, context);
    if (searchText && config.titleTemplate) {
      const title = config.titleTemplate.replaceAll('{text}', () => searchText);
      signal.addEventListener(
        'abort',
        changeTitle(() => title),
      );
    }
    const store = createSearchStore({
      tabCount: tabs.length,
      pageSize,
      fetchPage: (index, pageNumber, requestSignal) => {
        const searchType = tabs[index]?.searchType ?? '';
        const query = { searchText, searchType, page: pageNumber, pageSize };
        return fetchSearch(api, query, { signal: requestSignal, report });
      },
      onFailure: guard((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        report({ ...error.problem, outcome: 'The tab says so and offers to try again.' });
      }),
      signal,
    });
    const initialView = readView(
      slot.read(),
      tabs.map(({ id }) => id),
    );
    tabs.forEach((_, index) => {
      store.getState().ask(index, index === initialView.selected ? initialView.pageNumber : 1);
    });
    const highlight = createHighlight(searchText);
    return Promise.resolve({ searchText, highlight, tabs, pageSize, slot, store });
  },
  isEmpty: ({ tabs }) => tabs.length === 0,
  component: TabbedSearch,
});
