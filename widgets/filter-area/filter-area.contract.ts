import {
  paginationTexts,
  withPaginationDocs,
} from '../../shared/components/pagination.contract.ts';
import { requiredChoice, wholeNumber } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';
import { imageQuery, imageQueryDoc } from '../../shared/widget/image-attributes.ts';

/** Attributes and texts of a filter area (CONTRACT 3; the page size is SPEC 9's). */
export const filterAreaContract = defineContract({
  name: 'filter-area',
  kind: 'react',
  attributes: {
    source: requiredChoice(['news', 'insight', 'team']),
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
    clear: 'Clear all',
    remove: 'Remove {label}',
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
});

export const filterAreaDocs = {
  summary: 'Articles, news or people, found by menus, page by page. Its state is in the address.',
  calls: ['articledata', 'teamdata'],
  attributes: {
    source: 'What to fetch: articledata/news, articledata/insight or teamdata.',
    'page-size': 'How many tiles or cards a page has.',
    'image-query': imageQueryDoc,
  },
  texts: /* @__PURE__ */ withPaginationDocs({
    filters: 'The button that shows and hides the menus, up to 992 px.',
    any: 'What a menu shows while none of its boxes is applied.',
    selected: 'Read out after a menu in which several boxes are applied.',
    apply: 'The button in a menu.',
    'clear-menu': 'The button in a menu that empties this menu.',
    clear: 'The button that empties all menus.',
    remove: 'The name of a tag; it shows the label.',
    applied: 'The name of the list of tags, read out but not shown.',
    'results-one': 'How many were found, in the singular.',
    'results-other': 'How many were found.',
    'no-results': 'Shown in place of the results where there are none.',
    'sort-alphabetically': 'The button of the team while it is grouped.',
    'group-by-team': 'The button of the team while it is in alphabetical order.',
    sorted: 'Read out after the number of results when the order changes.',
    grouped: 'The same for the other order.',
    label: 'The name of the part with the results, read out but not shown.',
    chapters: 'The heading above the chapters of a series.',
    'read-more': 'The link of a series whose data have no text for it.',
  }),
  examples: { 'image-query': 'width={width}' },
  actions: {
    apply: { when: '"Apply" in a menu; `label` is the menu’s', detail: { label: 'Topic' } },
    remove: { when: 'a tag; `label` is its text', detail: { label: 'Credit' } },
    clear: { when: '"Clear all"' },
    sort: {
      when: 'the sorting of the team; `value` is `name` or `team`',
      detail: { value: 'name' },
    },
    page: { when: 'a step; `value` is the page, from 1', detail: { value: 2 } },
  },
  shown: {
    loading: 'What the CMS rendered inside the mount point.',
    missing:
      'Where the CMS sends no entries: what it rendered, and `data-widget-status="empty"`. Where no entry matches: the text `no-results` and a way to clear. An entry without a headline or name is left out.',
    failed:
      'What the CMS rendered. Nothing says that something is missing: the console has the reason.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'open a menu, check a box, press a button',
      Tab: 'goes through the boxes of an open menu; leaving the menu closes it',
      Escape: 'closes the open menu; the focus goes back to its button',
    },
    announcements: [
      'The name of a menu’s button is its label and what it shows: "Topic Any", "Topic Credit".',
      'After Apply, a tag, Clear all, sorting and a step: how many were found.',
      'A tag is a button "Remove Credit".',
      'The pages are a navigation "Pagination"; at the ends its buttons say that they are unavailable.',
    ],
  },
} as const satisfies ContractDocs<typeof filterAreaContract>;
