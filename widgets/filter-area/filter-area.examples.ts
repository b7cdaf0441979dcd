import { defineExamples } from '../../shared/widget/define-examples.ts';
import { writePlain } from '../../shared/widget/plain.ts';
import { filterAreaContract } from './filter-area.contract.ts';
import { filterAreaDocs } from './filter-area.docs.ts';

const heading = 'Covenants, and why we still read them aloud';

const articles = {
  menus: [{ Label: 'Strategy' }],
  items: [
    {
      DisplayTile: 'Simple',
      Headline: heading,
      Description: '<p>What a covenant is for, and when.</p>',
      CtaText: 'Read',
      Url: '/article',
      Image: '',
      ChapteredArticles: [],
      Data: { Eyebrow: 'Article' },
    },
  ],
};
const person = {
  name: 'Marguerite Okafor',
  title: 'Partner',
  url: '/bio',
  initials: 'MO',
  isLater: false,
};
const people = {
  menus: articles.menus,
  groups: [{ team: 'Private credit', isLater: false, people: [person] }],
};

const content = {
  Menus: [
    {
      Label: 'Strategy',
      FieldName: 'Strategy',
      Items: [{ Label: 'Private credit' }, { Label: 'Real assets' }],
    },
  ],
  Content: [
    {
      Headline: heading,
      Description: '<p>What a covenant is for, and when.</p>',
      CtaText: 'Read',
      Url: '/article',
      Data: { Eyebrow: 'Article', Strategy: 'Private credit' },
    },
    {
      Headline: 'Ports, and the land behind them',
      CtaText: 'Read',
      Url: '/article',
      Data: { Eyebrow: 'Article', Strategy: 'Real assets' },
    },
  ],
};

/** The content of a CMS that has no partial of ours: the newest entries. */
const html = writePlain(filterAreaDocs.plain, { content }, filterAreaContract.texts);

const { name: FullName, title: Title, url: Url } = person;
const team = {
  Menus: content.Menus,
  Content: [{ FullName, Title, Url, Data: { Team: 'Private credit', Strategy: 'Private credit' } }],
};

export const filterAreaExamples = defineExamples(filterAreaContract, [
  {
    name: 'insight',
    doc: 'Articles and series of every kind of tile, with four menus.',
    html,
    attributes: { 'data-source': 'insight' },
  },
  {
    name: 'supplied',
    doc: 'Articles that the page supplies with their menus, and nothing is fetched.',
    html,
    attributes: { 'data-source': 'insight', 'data-content': JSON.stringify(content) },
    isSample: true,
  },
  {
    name: 'news',
    doc: 'News, with words of its own for what was found.',
    partial: articles,
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
    partial: people,
    attributes: { 'data-source': 'team' },
  },
  {
    name: 'supplied-team',
    doc: 'People that the page supplies.',
    partial: people,
    attributes: { 'data-source': 'team', 'data-content': JSON.stringify(team) },
  },
  {
    name: 'small-pages',
    doc: 'Five tiles a page.',
    partial: articles,
    attributes: { 'data-source': 'news', 'data-page-size': '5' },
  },
  {
    name: 'in-an-editor',
    doc: 'Everything works, but nothing is written into the address; the pages are buttons.',
    partial: articles,
    attributes: { 'data-source': 'news', 'data-editing': '' },
  },
  {
    name: 'right-to-left',
    doc: 'Everything mirrored.',
    partial: people,
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
