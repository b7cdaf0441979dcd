import { paginationDocs } from '../../shared/components/pagination.docs.ts';
import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { imageQueryDoc } from '../../shared/widget/image-attributes.docs.ts';
import { type filterAreaContract } from './filter-area.contract.ts';

export const filterAreaDocs = {
  summary: 'Articles, news or people, found by menus, page by page. Its state is in the address.',
  content:
    'The entries, or a link to a page that lists them: what visitors see until the entries have come, and where they cannot.',
  plain: {
    list: ['content.Content'],
    as: 'items',
    name: ['Headline', 'FullName', 'EyebrowHeading', 'heading'],
    href: 'Url',
    facts: [{ of: ['Title'] }, { of: ['FormattedPublishedDate'] }],
    text: ['Description'],
  },
  calls: ['articledata', 'teamdata'],
  attributes: {
    source:
      'What to fetch: articledata/news, articledata/insight or teamdata. With `data-content`: how that is read, as articles or as people.',
    content:
      'What the call would answer, supplied by the page. Where it is there, nothing is fetched.',
    'page-size': 'How many tiles or cards a page has.',
    'image-query': imageQueryDoc,
  },
  texts: {
    filters: 'The button that shows and hides the menus, up to 992 px.',
    any: 'What a menu shows while none of its boxes is applied.',
    selected: 'Read out after a menu in which several boxes are applied.',
    apply: 'The button in a menu.',
    'clear-menu': 'The button in a menu that empties this menu.',
    close: 'The name of the sign that closes a menu on phones.',
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
    ...paginationDocs,
  },
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
      'What the CMS rendered. Nothing says that something is missing: the console has the reason. The same where `data-content` cannot be read.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'open a menu, check a box, press a button',
      Tab: 'goes through the boxes of an open menu; leaving the menu closes it',
      Escape: 'closes the open menu; the focus goes back to its button',
    },
    announcements: [
      'The name of a menu’s button is its label and what it shows: "Topic Any", "Topic Credit".',
      'A box says how many it would find, by the texts `results-one`, `results-other`.',
      'After Apply, a tag, Clear all, sorting and a step: how many were found.',
      'A tag is a button "Remove filter Credit".',
      'The pages are a navigation "Pagination"; at the ends its buttons say that they are unavailable.',
    ],
  },
} as const satisfies ContractDocs<typeof filterAreaContract>;
