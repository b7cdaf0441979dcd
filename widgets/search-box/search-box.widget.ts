import { type ApiClient } from '../../api/client.ts';
import { CallFailure } from '../../api/failures.ts';
import { fetchSearch } from '../../api/search.ts';
import { closest } from '../../shared/dom/foreign-dom.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { searchBoxContract } from './search-box.contract.ts';
import { SearchBox, type SearchBoxData } from './search-box.tsx';
import './search-box.css';

/** Nothing is fetched to show it. */
export const searchBoxWidget = defineReactWidget<
  typeof searchBoxContract,
  ApiClient,
  SearchBoxData
>({
  contract: searchBoxContract,
  load: ({ searchText, limit }, { api, element, report, signal: end }) => {
    const ofPage = new URLSearchParams(window.location.search).get('searchtext');
    /** The search itself goes on, so the visitor is told nothing, and the page's author once. */
    const told = new Set<string>();
    const reportOnce = (problem: Problem) => {
      const key = `${problem.where} ${problem.expected}`;
      if (!told.has(key)) report(problem);
      told.add(key);
    };
    return Promise.resolve({
      value: searchText ?? ofPage ?? '',
      isInForm: closest(element, 'form') !== null,
      fetchSuggestions: async (text, request) => {
        const signal = AbortSignal.any([end, request]);
        const query = { searchText: text, searchType: '', page: 1, pageSize: limit };
        try {
          const { results } = await fetchSearch(api, query, { signal, report: reportOnce });
          // A back end may ignore the size of a page.
          return results.slice(0, limit).map(({ Title, Subtitle, Link }) => {
            return { kind: 'page', text: Title, note: Subtitle, href: safeLink(Link) };
          });
        } catch (error) {
          if (error instanceof CallFailure && !signal.aborted) {
            reportOnce({ ...error.problem, outcome: 'Nothing is suggested.' });
          }
          return [];
        }
      },
    });
  },
  component: SearchBox,
});
