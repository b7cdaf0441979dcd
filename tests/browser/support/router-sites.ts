import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers } from '../../setup/network/test-cms.ts';
import { areInstalled, readLibrary } from './libraries.ts';

/** Routers parse pages and style their progress bars: they need more than the production policy allows. */
export const routerPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'";

/** Pages that are swapped without a load, each with its own list, and a router of its own kind. */
export interface RouterSite {
  readonly name: string;
  /** Tags of the head by the address of the page. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The markup around the content that is swapped. */
  readonly around?: { readonly before: string; readonly after: string };
}

export const routerSites: readonly RouterSite[] = [
  {
    name: 'Turbo',
    scripts: { '/turbo.js': readLibrary('turbo') },
  },
  ...(areInstalled(['swup'])
    ? [
        {
          name: 'Swup',
          scripts: {
            '/swup.js': readLibrary('swup'),
            '/start.js':
              "addEventListener('DOMContentLoaded', () => { window.swup = new Swup({ animationSelector: false }); });",
          },
          around: { before: '<div id="swup">', after: '</div>' },
        },
      ]
    : []),
];

/** A page with a list of documents and another page, which lead to each other. */
export function makeRouterSite({ scripts, around }: RouterSite): Answers {
  const tags = Object.keys(scripts).map((address) => `<script src="${address}" defer></script>`);
  const documents = JSON.stringify(makeDocuments(48)).replaceAll("'", '&#39;');
  const head = linkTag + tags.join('') + scriptTag;
  const makePage = (heading: string, content: string) =>
    makeCmsPage(heading, content, { head, ...around });
  const list = `<section data-widget="document-list" data-documents='${documents}'></section>`;
  return {
    ...Object.fromEntries(
      Object.entries(scripts).map(([address, body]) => [`GET ${address}`, { body }]),
    ),
    'GET /list': makePage('Documents', `${list}<a href="/other">Other page</a>`),
    'GET /other': makePage('Other', '<a href="/list">Documents again</a>'),
  };
}
