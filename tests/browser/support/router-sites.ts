import { readFileSync } from 'node:fs';
import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { projectPath } from '../../../dev-server/project.ts';
import { linkTag, makeCmsPage, scriptTag } from './cms-page.ts';
import { type Answers } from './foreign-cms.ts';

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

const read = (path: string) => readFileSync(projectPath(`node_modules/${path}`), 'utf8');

export const routerSites: readonly RouterSite[] = [
  {
    name: 'Turbo',
    scripts: { '/turbo.js': read('@hotwired/turbo/dist/turbo.es2017-umd.js') },
  },
  {
    name: 'Swup',
    scripts: {
      '/swup.js': read('swup/dist/Swup.umd.js'),
      '/start.js':
        "addEventListener('DOMContentLoaded', () => { window.swup = new Swup({ animationSelector: false }); });",
    },
    around: { before: '<div id="swup">', after: '</div>' },
  },
  {
    // As in many site builders' own routers: each entry has a key, and an entry without one is not theirs.
    name: 'a router that keeps its own state',
    scripts: {
      '/router.js': `
const show = async (address) => {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  document.querySelector('main').replaceWith(page.querySelector('main'));
};
let path = location.pathname;
history.replaceState({ key: 'first', idx: 0, as: location.pathname + location.search }, '');
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (event.defaultPrevented || !link) return;
  event.preventDefault();
  path = link.pathname;
  history.pushState({ key: link.href, idx: history.state.idx + 1, as: link.getAttribute('href') }, '', link.href);
  show(link.href);
});
addEventListener('popstate', ({ state }) => {
  if (!state?.key || location.pathname === path) return;
  path = location.pathname;
  show(state.as);
});`,
    },
  },
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
