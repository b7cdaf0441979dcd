import { type Answers, json } from '../browser/support/foreign-cms.ts';
import { makePage, readPackage } from './pages.ts';
import { pressAnswers } from './press.ts';

export const pageSize = 14;

const topics = ['Rates', 'Credit', 'Water', 'Ports', 'Exits'];

const makeEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    Headline: `Article ${index + 1}`,
    Url: '/article',
    Data: {
      Eyebrow: 'Article',
      FormattedPublishedDate: '1 May 2022',
      Topic: topics[index % topics.length],
    },
  }));

const Menus = [
  {
    Label: 'Topic',
    FieldName: 'Topic',
    Items: topics.map((topic) => ({ Label: topic, FieldValue: topic })),
  },
];

/** The inside of a tile as the widget draws it, with a library's placeholders as its texts. */
const makeTile = (eyebrow: string, heading: string, date: string) =>
  `<article class="pmw-tile pmw-tile--simple"><div class="pmw-tile__main"><div class="pmw-tile__body">
<p class="pmw-tile__eyebrow pmw-eyebrow">${eyebrow}</p><h2 class="pmw-tile__heading"><a class="pmw-tile__link" href="/article">${heading}</a></h2>
<div class="pmw-tile__foot"><span class="pmw-tile__date">${date}</span><svg class="pmw-icon" viewBox="0 0 24 24"><path d="M5 12h14M12 5l7 7-7 7"></path></svg></div>
</div></div></article>`;

/** InstantSearch as its guides have it: the client filters what the page holds instead of asking a server. */
const instantSearchPage = `
const search = async (requests) => {
  const [{ params }] = requests;
  const [chosen = []] = params.facetFilters ?? [];
  const topics = chosen.map((filter) => filter.split(':')[1]);
  const counts = {};
  for (const { Data } of entries) counts[Data.Topic] = (counts[Data.Topic] ?? 0) + 1;
  const found = topics.length === 0 ? entries : entries.filter(({ Data }) => topics.includes(Data.Topic));
  const result = {
    hits: found.slice(0, ${pageSize}).map((entry) => ({ ...entry, objectID: entry.Headline })),
    facets: { 'Data.Topic': counts }, nbHits: found.length, nbPages: Math.ceil(found.length / ${pageSize}),
    page: 0, hitsPerPage: ${pageSize}, query: '', params: '', processingTimeMS: 0,
  };
  return { results: requests.map(() => result) };
};
fetch('/entries').then((answer) => answer.json()).then((loaded) => {
  window.entries = loaded;
  const { configure, refinementList, hits } = instantsearch.widgets;
  const start = instantsearch({ indexName: 'entries', searchClient: { search } });
  const item = (hit, { html }) => html\`${makeTile('${hit.Data.Eyebrow}', '${hit.Headline}', '${hit.Data.FormattedPublishedDate}')}\`;
  start.addWidgets([
    configure({ hitsPerPage: ${pageSize} }),
    refinementList({ container: '#topics', attribute: 'Data.Topic' }),
    hits({ container: '#hits', cssClasses: { list: 'pmw-tile-grid', item: 'pmw-tile-grid__cell' }, templates: { item } }),
  ]);
  start.start();
});`;

const listPage = `
fetch('/entries').then((answer) => answer.json()).then((entries) => {
  const values = entries.map(({ Headline, Data }) => ({
    'pmw-tile__eyebrow': Data.Eyebrow, 'pmw-tile__link': Headline,
    'pmw-tile__date': Data.FormattedPublishedDate, topic: Data.Topic,
  }));
  const valueNames = ['pmw-tile__eyebrow', 'pmw-tile__link', 'pmw-tile__date'];
  window.list = new List('list', { valueNames, page: ${pageSize} }, values);
  window.entries = entries;
});`;

/** The same articles in the widget, in List.js and in InstantSearch, with the same tiles. */
export function makeFilterPages(readBuilt: (name: string) => Buffer, count: number): Answers {
  const entries = makeEntries(count);
  const press = '<script src="/press.js"></script>';
  return {
    ...pressAnswers,
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /own': makePage(
      `${press}<script src="/widgets.js" defer></script>`,
      '<section data-widget="filter-area" data-source="news"></section>',
    ),
    'GET /api/en-us/articledata/news': json({ Menus, Content: entries }),
    'GET /entries': json(entries),
    'GET /list.js': readPackage('list.js/dist/list.min.js'),
    'GET /list-page.js': { body: listPage },
    'GET /list': makePage(
      `${press}<script src="/list.js" defer></script><script src="/list-page.js" defer></script>`,
      `<div class="pmw" id="list"><ul class="list pmw-tile-grid"><li class="pmw-tile-grid__cell">${makeTile('', '', '')}</li></ul></div>`,
    ),
    'GET /instantsearch.js': readPackage('instantsearch.js/dist/instantsearch.production.min.js'),
    'GET /instantsearch-page.js': { body: instantSearchPage },
    'GET /instantsearch': makePage(
      `${press}<script src="/instantsearch.js" defer></script><script src="/instantsearch-page.js" defer></script>`,
      '<div class="pmw"><div id="topics"></div><div id="hits"></div></div>',
    ),
  };
}
