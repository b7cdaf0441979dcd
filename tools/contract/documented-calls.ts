import { fetchArticleData } from '../../api/article-data.ts';
import { type ApiCall, type ApiClient } from '../../api/client.ts';
import { type FetchOptions } from '../../api/request.ts';
import { fetchSearch } from '../../api/search.ts';
import { sendSignup } from '../../api/signup.ts';
import { fetchSlideshow } from '../../api/slideshow.ts';
import { fetchTeamData } from '../../api/team-data.ts';
import { fetchVerticalScroll } from '../../api/vertical-scroll.ts';
import { type AnswerName } from './published-schemas.ts';

/** Sample values for what a visitor's page would fill in. */
export interface CallValues {
  readonly carouselId: string;
  readonly showcaseId: string;
  readonly searchText: string;
  readonly email: string;
}

/** A call for the reference, OpenAPI and the live check. */
export interface DocumentedCall {
  readonly name: AnswerName;
  readonly title: string;
  readonly summary: string;
  readonly widgets: readonly string[];
  /** Makes the call exactly as the widgets do: path, query and the check of the answer are theirs. */
  readonly send: (api: ApiClient, values: CallValues, options: FetchOptions) => Promise<unknown>;
  /** The last part of the path, if it is an id. */
  readonly id?: { readonly name: string; readonly meaning: string };
  readonly query?: Readonly<Record<string, string>>;
  /** The parameters of the query that a back end may ignore. */
  readonly optional?: readonly string[];
  readonly body?: Readonly<Record<string, string>>;
  /** The words for a visitor while it runs and if it fails. */
  readonly failure: string;
}

const contentStays =
  'Until the answer comes, and where the call fails, the content of the CMS stays.';

/** The calls that widgets make, in the order of the reference. Log-in is a form: `log-in.ts`. */
export const documentedCalls: readonly DocumentedCall[] = [
  {
    name: 'slideshow',
    title: 'Slides of a carousel',
    summary: 'The slides of a `carousel`.',
    widgets: ['carousel'],
    send: (api, { carouselId }, options) => fetchSlideshow(api, carouselId, options),
    id: {
      name: 'carouselId',
      meaning: 'The `data-carousel-id` of the mount point, in lower case.',
    },
    failure: contentStays,
  },
  {
    name: 'verticalscroll',
    title: 'Slides of the pinned showcase',
    summary: 'The slides of `investment-solutions`, in the form of those of a carousel.',
    widgets: ['investment-solutions'],
    send: (api, { showcaseId }, options) => fetchVerticalScroll(api, showcaseId, options),
    id: {
      name: 'carouselId',
      meaning: 'The `data-carousel-id` of the mount point, as it is written.',
    },
    failure: contentStays,
  },
  {
    name: 'search',
    title: 'A page of search results',
    summary:
      'One page of what was found. Each tab of `tabbed-search` asks for its first page at once, then for the page that the visitor goes to; `search-box` asks for the suggestions of what is typed.',
    widgets: ['search-box', 'tabbed-search'],
    send: (api, { searchText }, options) =>
      fetchSearch(api, { searchText, searchType: '', page: 1, pageSize: 10 }, options),
    query: {
      searchtext: 'What the visitor searches for. Without it no call is made.',
      searchtype: 'The kind of results: the `searchType` of the tab. Empty: all.',
      page: 'The page, from 1.',
      pagesize: 'How many results a page has. A back end may ignore it.',
    },
    optional: ['pagesize'],
    failure: 'The tab says that its results could not be loaded, with a button to try again.',
  },
  {
    name: 'articledata/news',
    title: 'News',
    summary:
      'The entries of a `filter-area` with `data-source="news"`, and the menus that filter them.',
    widgets: ['filter-area'],
    send: (api, _values, options) => fetchArticleData(api, 'news', options),
    failure: contentStays,
  },
  {
    name: 'articledata/insight',
    title: 'Insights',
    summary:
      'The entries of a `filter-area` with `data-source="insight"`, in the form of those of the news.',
    widgets: ['filter-area'],
    send: (api, _values, options) => fetchArticleData(api, 'insight', options),
    failure: contentStays,
  },
  {
    name: 'teamdata',
    title: 'Team members',
    summary:
      'The people of a `filter-area` with `data-source="team"`, and the menus that filter them.',
    widgets: ['filter-area'],
    send: (api, _values, options) => fetchTeamData(api, options),
    failure: contentStays,
  },
  {
    name: 'signup',
    title: 'Newsletter',
    summary: 'Takes the e-mail address that a visitor typed into a `subscribe-callout`.',
    widgets: ['subscribe-callout'],
    send: (api, { email }, options) => sendSignup(api, email, options),
    body: { email: 'The address, as it was typed.' },
    failure: 'Whatever goes wrong, the visitor sees the error of the form and may send it again.',
  },
];

/** What documents show, and what check-api sends unless it is told otherwise. */
export const sampleValues: CallValues = {
  carouselId: 'home',
  showcaseId: 'home',
  searchText: 'fund',
  email: 'jo@example.org',
};

/** The request of a call, with sample values unless others are given: what the widgets' own code sends. */
export function findRequest(
  call: DocumentedCall,
  values: CallValues = sampleValues,
): Promise<ApiCall> {
  return new Promise((resolve, reject) => {
    const api: ApiClient = {
      send: (request) => {
        resolve(request);
        return new Promise(() => undefined);
      },
    };
    call.send(api, values, { report: () => undefined }).catch(reject);
  });
}

/** The path of a call after its base, with names in place of values: `{culture}/slideshow/{carouselId}`. */
export function writePath({ id }: DocumentedCall, { segments }: ApiCall): string {
  const fixed = id === undefined ? segments : [...segments.slice(0, -1), `{${id.name}}`];
  return ['{culture}', ...fixed].join('/');
}
