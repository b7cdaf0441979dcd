import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { findPages } from '../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../dev-server/project.ts';
import { createTemplates } from '../../dev-server/pages/templates.ts';

const templates = projectPath('templates');
const fixtures = projectPath('fixtures');
const renderer = createTemplates(templates);
const pages = findPages(templates, fixtures);

/** A page of the site as a visitor without scripts gets it, parsed; nothing in it runs. */
export function parsePage(address: string): Document {
  const name = pages.get(address);
  if (name === undefined) throw new Error(`There is no page ${address}.`);
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
  const html = renderer.render(name, { ...readPageData(fixtures, name), page });
  // eslint-disable-next-line no-restricted-syntax -- the head is looked at too, and nothing of it enters a page
  return new DOMParser().parseFromString(html, 'text/html');
}
