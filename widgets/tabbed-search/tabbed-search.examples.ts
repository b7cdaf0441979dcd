import { defineExamples } from '../../shared/widget/define-examples.ts';
import { tabbedSearchContract } from './tabbed-search.contract.ts';

const title = 'Covenants, and why we still read them aloud';

/** The content of a CMS that has no partial of ours: results of its own. */
const html = `<ul><li><a href="/article">${title}</a></li></ul>`;

/** Without tabs the partial has no room for them. */
const partial = {
  items: [{ Title: title, Subtitle: 'Article', Description: '', Link: '/article' }],
};

const tabs = JSON.stringify([
  { id: 'all', label: 'All' },
  { id: 'articles', label: 'Articles' },
  { id: 'people', label: 'People' },
]);

export const tabbedSearchExamples = defineExamples(tabbedSearchContract, [
  {
    name: 'tabs',
    doc: 'Three kinds of results, several pages of the first two.',
    html,
    attributes: { 'data-search-text': 'credit', 'data-tabs': tabs, 'data-page-size': '5' },
  },
  {
    name: 'all-alone',
    doc: 'Without tabs there is All alone.',
    partial,
    attributes: { 'data-search-text': 'infrastructure' },
  },
  {
    name: 'nothing-found',
    doc: 'A word that nothing has, with words of its own for all kinds together.',
    partial,
    attributes: {
      'data-search-text': 'zugzwang',
      'data-tabs': tabs,
      'data-text-no-results-all': 'Nothing on this site mentions “{text}”.',
    },
  },
  {
    name: 'no-search-text',
    doc: 'Nothing to search for: what the CMS rendered stays.',
    partial,
    attributes: { 'data-tabs': tabs },
  },
  {
    name: 'right-to-left',
    doc: 'Tabs and arrows follow the text.',
    partial,
    attributes: { dir: 'rtl', 'data-search-text': 'credit', 'data-tabs': tabs },
  },
]);
