import { articleAnswer } from '../../api/article-data.ts';
import { checkContent } from '../../api/filter-content.ts';
import { pageControls, paginationTexts } from '../../shared/components/pagination.contract.ts';
import { json, requiredChoice, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { imageQuery } from '../../shared/widget/image-attributes.ts';

/** Attributes and texts of a filter area. */
export const filterAreaContract = defineContract({
  name: 'filter-area',
  kind: 'react',
  attributes: {
    source: requiredChoice(['news', 'insight', 'team']),
    // Without it: the call. An author who wrote one wants no call, even where it is of no use.
    content: {
      ...json({
        expected: articleAnswer.expected,
        check: (value, _where, before) => checkContent(value, before.get('source')),
      }),
      isStrict: true,
    },
    'page-size': wholeNumber({
      fallback: 14,
      least: 1,
    }),
    'image-query': imageQuery(),
  },
  texts: {
    filters: 'Filters',
    any: 'Any',
    selected: '{n} selected',
    apply: 'Apply',
    'clear-menu': 'Clear',
    close: 'Close',
    clear: 'Clear all',
    remove: 'Remove filter {label}',
    applied: 'Applied filters',
    'results-one': '{n} result',
    'results-other': '{n} results',
    'no-results': 'Nothing matches these filters.',
    'sort-alphabetically': 'Sort alphabetically',
    'group-by-team': 'Group by team',
    sorted: 'sorted alphabetically',
    grouped: 'grouped by team',
    label: 'Results',
    chapters: 'Chapters',
    'read-more': 'Read the series',
    ...paginationTexts,
  },
  controls: pageControls,
});
