import { paginationTexts } from '../../shared/components/pagination.contract.ts';
import { requiredChoice, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract, type TextKeyOf } from '../../shared/widget/define-contract.ts';
import { type Texts } from '../../shared/widget/texts.ts';

/** What a template author may write on a filter area (CONTRACT 3; the page size is SPEC 9's). */
export const filterAreaContract = defineContract({
  name: 'filter-area',
  kind: 'widget',
  summary: 'Articles, news or people, found by menus, page by page. Its state is in the address.',
  calls: ['articledata', 'teamdata'],
  attributes: {
    source: requiredChoice(['news', 'insight', 'team'], {
      doc: 'What to fetch: articledata/news, articledata/insight or teamdata.',
    }),
    'page-size': wholeNumber({
      doc: 'How many tiles or cards a page has.',
      fallback: 14,
      least: 1,
    }),
  },
  texts: {
    filters: { says: 'Filters', doc: 'The button that shows and hides the menus, up to 992 px.' },
    any: { says: 'Any', doc: 'What a menu says while nothing of it is applied.' },
    selected: { says: '{n} selected', doc: 'What a menu says while several of it are applied.' },
    apply: { says: 'Apply', doc: 'The button in a menu.' },
    'clear-menu': { says: 'Clear', doc: 'The button in a menu that empties this menu.' },
    clear: { says: 'Clear all', doc: 'The button that empties all menus.' },
    remove: { says: 'Remove {label}', doc: 'The name of a tag; it shows the label.' },
    applied: { says: 'Applied filters', doc: 'The name of the list of tags, heard only.' },
    'results-one': { says: '{n} result', doc: 'How many were found, in the singular.' },
    'results-other': { says: '{n} results', doc: 'How many were found.' },
    'no-results': {
      says: 'Nothing matches these filters.',
      doc: 'Stands in the place of the results where there are none.',
    },
    'sort-alphabetically': {
      says: 'Sort alphabetically',
      doc: 'The button of the team while it is grouped.',
    },
    'group-by-team': {
      says: 'Group by team',
      doc: 'The button of the team while it is in alphabetical order.',
    },
    chapters: { says: 'Chapters', doc: 'Stands over the chapters of a series.' },
    'read-more': {
      says: 'Read the series',
      doc: 'The link of a series whose data have no text for it.',
    },
    ...paginationTexts,
  },
});

/** The texts of a filter area. */
export type FilterTexts = Texts<TextKeyOf<typeof filterAreaContract>>;
