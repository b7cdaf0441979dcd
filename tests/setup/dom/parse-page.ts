import { readPageData } from '../../../tools/render/page-fixtures.ts';
import { projectPath } from '../../../tools/project.ts';
import { createTemplates } from '../../../tools/render/templates.ts';
import { sitePages } from '../site/site-pages.ts';

const fixtures = projectPath('fixtures');
const renderer = createTemplates(projectPath('templates'));

/** The server’s additions to the data of every page. */
const frame = {
  ...{ query: {}, texts: undefined, requestVerificationToken: 'token' },
  ...{ culture: 'en-US', culturePath: 'en-us', locale: 'en_US', dir: 'ltr' },
  ...{ assets: '/assets', styles: '/assets', isLive: false, isModule: false },
  isDevelopment: false,
};

/** A whole page, with its head; nothing in it runs. */
export function parseDocument(html: string): Document {
  // eslint-disable-next-line no-restricted-syntax -- nothing of it enters a page
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A page rendered from data and parsed as for a visitor without scripts; nothing in it runs. */
export function renderPage(
  name: string,
  data: Readonly<Record<string, unknown>>,
  address = `/${name}`,
): Document {
  const html = renderer.render(name, { ...data, page: { ...frame, address } });
  return parseDocument(html);
}

/** A page of the site with the data of its fixture. */
export function parsePage(address: string): Document {
  const name = sitePages.get(address);
  if (name === undefined) throw new Error(`There is no page ${address}.`);
  return renderPage(name, readPageData(fixtures, name), address);
}
