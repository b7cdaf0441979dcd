import { findPages } from '../../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../../tools/project.ts';

/** The names of the site's pages by address, from its templates and fixtures. */
export const sitePages = findPages(projectPath('templates'), projectPath('fixtures'));

const isTranslation = (address: string) => /^\/(?:ar|de)(?:\/|$)/.test(address);

/** The addresses of the site's pages in English, home first. */
export const siteAddresses = [...sitePages.keys()].filter((address) => !isTranslation(address));

/** The addresses of the pages in German and Arabic. */
export const translatedAddresses = [...sitePages.keys()].filter(isTranslation);

// Without any page, tests that loop over the pages would check nothing.
if (siteAddresses.length === 0) throw new Error('No page was found in templates and fixtures.');
