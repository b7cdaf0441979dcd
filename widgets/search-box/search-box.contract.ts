import { checkPopularSearches } from '../../api/popular-searches.ts';
import { json, optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const searchBoxContract = defineContract({
  name: 'search-box',
  kind: 'react',
  attributes: {
    action: optionalText(),
    'search-text': optionalText(),
    limit: wholeNumber({ fallback: 6, least: 0 }),
    popular: json({
      expected: 'a list of objects with label and url',
      check: checkPopularSearches,
    }),
  },
  texts: {
    label: 'Search',
    submit: 'Search',
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    popular: 'Often looked for',
    'results-one': '{n} suggestion',
    'results-other': '{n} suggestions',
  },
});
