import { type AnswerName } from '../../../tools/contract/published-schemas.ts';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';

/** One of the calls of the specification, with the widget that sends it on a page of this CMS. */
export interface WidgetCall {
  readonly name: AnswerName;
  /** Method and path: the key of the answer in a CMS. */
  readonly key: string;
  /** The id of the mount point. */
  readonly id: string;
  readonly widget: string;
  readonly attributes: string;
  /** An answer of a CMS that works. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Text that the widget shows once it has that answer. */
  readonly shown: string;
  /** Whether its failure leaves the CMS's own content; the others show a text of their own. */
  readonly isSilent: boolean;
}

const topics = [{ Label: 'Topic', FieldName: 'Topic', Items: [{ Label: 'A', FieldValue: 'a' }] }];
const articles = { Menus: topics, Content: [{ Headline: 'An article', Data: { Topic: 'a' } }] };
const people = { Menus: [], Content: [{ FullName: 'Ann Abel', Title: 'Partner' }] };
const found = { Items: [{ Title: 'A result', Link: '/one' }], PageIndex: 1, TotalItemCount: 1 };
const slides = {
  slides: [{ headline: 'A slide', copy: '<p><em>Copy</em></p>' }, { headline: 'Another' }],
};
const thanks = { IsSuccessStatusCode: true, message: 'Thank you.' };

const home = 'data-carousel-id="home"';
const news = 'data-source="news"';
const insight = 'data-source="insight"';

/** Key of the answer, widget, its attributes, answer, and the text that it shows. */
type Row = readonly [string, string, string, WidgetCall['answer'], string];

const rows: Readonly<Record<WidgetCall['name'], Row>> = {
  slideshow: ['GET /en-us/slideshow/home', 'carousel', home, slides, 'A slide'],
  verticalscroll: [
    'GET /en-us/verticalscroll/home',
    'investment-solutions',
    home,
    slides,
    'A slide',
  ],
  'articledata/news': [
    'GET /api/en-us/articledata/news',
    'filter-area',
    news,
    articles,
    'An article',
  ],
  'articledata/insight': [
    'GET /api/en-us/articledata/insight',
    'filter-area',
    insight,
    articles,
    'An article',
  ],
  teamdata: ['GET /api/en-us/teamdata', 'filter-area', 'data-source="team"', people, 'Ann Abel'],
  search: ['GET /en-us/search', 'tabbed-search', 'data-search-text="one"', found, 'A result'],
  signup: ['POST /en-us/signup', 'subscribe-callout', '', thanks, 'Thank you.'],
};

/** Every call, and the widget of this page that sends it. */
export const widgetCalls = Object.entries(rows).map(
  ([name, [key, widget, attributes, answer, shown]]): WidgetCall => ({
    ...{ name: name as WidgetCall['name'], key, widget, attributes, answer, shown },
    id: name.split('/').at(-1) ?? name,
    isSilent: !['search', 'signup'].includes(name),
  }),
);

const documents = [{ docName: 'A letter', docType: 'Letter' }];

/** The content of each mount point until its widget has something to show. */
export const cmsWords = 'From the CMS';

/** A page with every widget that makes calls, and one that makes none: it must never be affected. */
export function makeCallsPage(): ReturnType<typeof makeCmsPage> {
  const points = widgetCalls.map(
    ({ id, widget, attributes }) =>
      `<section id="${id}" data-widget="${widget}" ${attributes}><p>${cmsWords}</p></section>`,
  );
  const neighbour = `<section id="neighbour" data-widget="document-list" data-documents='${JSON.stringify(documents)}'></section>`;
  return makeCmsPage('Another CMS', points.join('') + neighbour, { head: linkTag + scriptTag });
}
