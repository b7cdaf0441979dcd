import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { findPages } from '../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../dev-server/project.ts';
import { createTemplates } from '../../dev-server/pages/templates.ts';

const templates = projectPath('templates');
const fixtures = projectPath('fixtures');
const renderer = createTemplates(templates);
const pages = findPages(templates, fixtures);

/** A page made of data, as a visitor without scripts gets it, parsed; nothing in it runs. */
export function renderPage(
  name: string,
  data: Readonly<Record<string, unknown>>,
  address = `/${name}`,
): Document {
  const page = {
    address,
    query: {},
    culture: 'en-US',
    culturePath: 'en-us',
    locale: 'en_US',
    dir: 'ltr',
    isDevelopment: false,
    scenario: 'normal',
    scenarios: [],
    requestVerificationToken: 'token',
  };
  const html = renderer.render(name, { ...data, page });
  // eslint-disable-next-line no-restricted-syntax -- the head is looked at too, and nothing of it enters a page
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A page of the site with the data of its fixture. */
export function parsePage(address: string): Document {
  const name = pages.get(address);
  if (name === undefined) throw new Error(`There is no page ${address}.`);
  return renderPage(name, readPageData(fixtures, name), address);
}
