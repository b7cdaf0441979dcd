import { paginationDocs } from '../../shared/components/pagination.docs.ts';
import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type tabbedSearchContract } from './tabbed-search.contract.ts';

export const tabbedSearchDocs = {
  summary:
    'What a search finds, a tab for each kind, page by page. Tab and page are in the address.',
  content: 'A form that searches without the script, or a link to the page of the search.',
  calls: ['search'],
  attributes: {
    'search-text': 'The search text; without it, ?searchtext= in the address of the page.',
    tabs: 'The tabs: [{id, label, searchType}]; the first is All. searchType defaults to the id, for the first tab to an empty text. Without tabs: only All.',
    'page-size': 'How many results a page has. 0 means 10.',
    'title-template': 'The new title of the page; {text} is the search text.',
  },
  texts: {
    tabs: 'The name of the tabs, read out but not shown.',
    all: 'The only tab where the page names none.',
    tab: 'A tab with the number of its results.',
    loading: 'Shown while a tab loads.',
    'results-one': 'How many were found, in the singular.',
    'results-other': 'How many were found.',
    'no-results': 'Shown in a tab without results; {text} is the search text.',
    'no-results-all': 'The same for the first tab, with {text}; without it, no-results.',
    failed: 'Shown in a tab whose call failed.',
    'try-again': 'The button below it.',
    ...paginationDocs,
  },
  examples: { 'search-text': 'credit', 'title-template': 'Results for {text} | Firm' },
  actions: {
    tab: { when: 'a tab; `label` is its words', detail: { label: 'People' } },
    page: { when: 'a step; `value` is the page, from 1', detail: { value: 2 } },
    follow: {
      when: 'a result; `label` is the tab’s, `value` its place on the page, from 1',
      detail: { label: 'All', value: 1 },
    },
    'try-again': {
      when: 'the button of a tab that failed; `label` is the tab’s',
      detail: { label: 'All' },
    },
  },
  shown: {
    loading: 'The tabs; each that still loads shows the text `loading`.',
    missing:
      'Without a search text: what the CMS rendered, and `data-widget-status="empty"`. A tab that finds nothing says so with the text `no-results`. A result without a title is left out.',
    failed: 'The tab says the text `failed` and offers "Try again"; the other tabs go on.',
  },
  accessibility: {
    keys: {
      'ArrowLeft, ArrowRight, Home, End': 'choose a tab',
      Tab: 'goes from the tab to its results, then to the pages',
    },
    announcements: [
      'A tab says how many results it has: "People (3)".',
      'While a tab loads: "Loading results"; then how many were found, except in a chosen tab whose name has said it.',
      'The pages are a navigation "Pagination".',
    ],
  },
} as const satisfies ContractDocs<typeof tabbedSearchContract>;
