import { type answerSchemas } from '../../../api/published-schemas.ts';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';

/** One of the calls of the specification, with the widget that sends it on a page of this CMS. */
export interface WidgetCall {
  readonly name: keyof typeof answerSchemas;
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
const slides = { slides: [{ headline: 'A slide', copy: '<p>Copy</p>' }, { headline: 'Another' }] };

/** Every call, and the widget of this page that sends it. */
export const widgetCalls: readonly WidgetCall[] = [
  {
    name: 'slideshow',
    key: 'GET /en-us/slideshow/home',
    answer: slides,
    isSilent: true,
    id: 'carousel',
    widget: 'carousel',
    attributes: 'data-carousel-id="home"',
    shown: 'A slide',
  },
  {
    name: 'verticalscroll',
    key: 'GET /en-us/verticalscroll/home',
    answer: slides,
    id: 'showcase',
    widget: 'investment-solutions',
    attributes: 'data-carousel-id="home"',
    shown: 'A slide',
    isSilent: true,
  },
  {
    name: 'articledata/news',
    key: 'GET /api/en-us/articledata/news',
    answer: articles,
    id: 'news',
    widget: 'filter-area',
    attributes: 'data-source="news"',
    shown: 'An article',
    isSilent: true,
  },
  {
    name: 'articledata/insight',
    key: 'GET /api/en-us/articledata/insight',
    answer: articles,
    id: 'insight',
    widget: 'filter-area',
    attributes: 'data-source="insight"',
    shown: 'An article',
    isSilent: true,
  },
  {
    name: 'teamdata',
    key: 'GET /api/en-us/teamdata',
    answer: people,
    isSilent: true,
    id: 'team',
    widget: 'filter-area',
    attributes: 'data-source="team"',
    shown: 'Ann Abel',
  },
  {
    name: 'search',
    key: 'GET /en-us/search',
    answer: found,
    isSilent: false,
    id: 'search',
    widget: 'tabbed-search',
    attributes: 'data-search-text="one"',
    shown: 'A result',
  },
  {
    name: 'signup',
    key: 'POST /en-us/signup',
    isSilent: false,
    shown: 'Thank you.',
    id: 'signup',
    widget: 'subscribe-callout',
    attributes: '',
    answer: { IsSuccessStatusCode: true, message: 'Thank you.' },
  },
];

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
