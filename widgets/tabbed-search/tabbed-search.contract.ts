import { paginationTexts } from '../../shared/components/pagination.contract.ts';
import { json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract, type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';
import { checkTabs } from './search-tab.ts';

/** What a template author may write on a tabbed search (CONTRACT 3). */
export const tabbedSearchContract = defineContract({
  name: 'tabbed-search',
  kind: 'widget',
  summary:
    'What a search finds, a tab for each kind, page by page. Tab and page are in the address.',
  attributes: {
    'search-text': optionalText({ doc: 'What is searched for, else the page’s ?searchtext=.' }),
    tabs: json({
      doc: 'The tabs: [{id, label, searchType}]; the first is All. searchType defaults to the id, for the first tab to nothing. Without tabs: All alone.',
      expected: 'a list of objects with id and label',
      check: checkTabs,
    }),
    'page-size': wholeNumber({ doc: 'Results a page; 0 is 10.', fallback: 10, least: 0 }),
    'title-template': optionalText({
      doc: 'What becomes of the page’s title; {text} is what is searched for.',
    }),
  },
  texts: {
    tabs: { says: 'Kinds of results', doc: 'The name of the tabs, heard only.' },
    all: { says: 'All', doc: 'The one tab where the page names none.' },
    tab: { says: '{label} ({n})', doc: 'A tab with the number of its results.' },
    loading: { says: 'Loading results', doc: 'While a tab waits.' },
    'results-one': { says: '{n} result', doc: 'How many were found, in the singular.' },
    'results-other': { says: '{n} results', doc: 'How many were found.' },
    'no-results': {
      says: 'Nothing found for “{text}”.',
      doc: 'Where a tab has nothing. {text} is what was searched for.',
    },
    'no-results-all': { says: '', doc: 'The same for the first tab; without it, no-results.' },
    failed: { says: 'These results could not be loaded.', doc: 'Where the call of a tab failed.' },
    'try-again': { says: 'Try again', doc: 'The button below it.' },
    ...paginationTexts,
  },
});

/** The texts of a tabbed search. */
export type SearchTexts = Texts<TextKeyOf<typeof tabbedSearchContract>>;
