import { checkTabs } from '../../api/tab-data.ts';
import { pageControls, paginationTexts } from '../../shared/components/pagination.contract.ts';
import { json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const tabbedSearchContract = defineContract({
  name: 'tabbed-search',
  kind: 'react',
  attributes: {
    'search-text': optionalText(),
    tabs: json({
      expected: 'a list of objects with id and label',
      check: checkTabs,
    }),
    'page-size': wholeNumber({ fallback: 10, least: 0 }),
    'title-template': optionalText(),
  },
  texts: {
    tabs: 'Kinds of results',
    all: 'All',
    tab: '{label} ({n})',
    loading: 'Loading results',
    'results-one': '{n} result',
    'results-other': '{n} results',
    'no-results': 'Nothing found for “{text}”.',
    'no-results-all': '',
    failed: 'These results could not be loaded.',
    'try-again': 'Try again',
    ...paginationTexts,
  },
  controls: { ...pageControls, label: 'tabs' },
});
