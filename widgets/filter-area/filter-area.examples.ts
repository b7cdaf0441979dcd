import { defineExamples } from '../../shared/widget/define-examples.ts';
import { filterAreaContract } from './filter-area.contract.ts';

/** As the CMS renders it: the newest entries, in plain HTML. */
const html = '<ul><li><a href="/article">Covenants, and why we still read them aloud</a></li></ul>';
const people = '<ul><li><a href="/bio">Marguerite Okafor</a></li></ul>';

/** The filter area in its states, for the gallery and the tests. */
export const filterAreaExamples = defineExamples(filterAreaContract, [
  {
    name: 'insight',
    doc: 'Articles and series of every kind of tile, with four menus.',
    html,
    attributes: { 'data-source': 'insight' },
  },
  {
    name: 'news',
    doc: 'News, with words of its own for what was found.',
    html,
    attributes: {
      'data-source': 'news',
      'data-text-results-one': '{n} item',
      'data-text-results-other': '{n} items',
      'data-text-no-results': 'No news matches these filters.',
    },
  },
  {
    name: 'team',
    doc: 'People under their teams, or in alphabetical order.',
    html: people,
    attributes: { 'data-source': 'team' },
  },
  {
    name: 'small-pages',
    doc: 'Five tiles a page.',
    html,
    attributes: { 'data-source': 'news', 'data-page-size': '5' },
  },
  {
    name: 'in-an-editor',
    doc: 'Everything works, but nothing is written into the address; the pages are buttons.',
    html,
    attributes: { 'data-source': 'news', 'data-editing': '' },
  },
  {
    name: 'right-to-left',
    doc: 'Everything mirrored.',
    html: people,
    attributes: {
      'data-source': 'team',
      dir: 'rtl',
      lang: 'he',
      'data-text-filters': 'סינון',
      'data-text-any': 'הכול',
      'data-text-apply': 'החלה',
      'data-text-sort-alphabetically': 'לפי האלף־בית',
      'data-text-results-other': '{n} אנשים',
    },
  },
]);
