import { findPages } from '../../dev-server/pages/page-addresses.ts';
import { projectPath } from '../../dev-server/project.ts';

/** The names of the site's pages by address, as its templates and fixtures have them. */
export const sitePages = findPages(projectPath('templates'), projectPath('fixtures'));

/** The addresses of the site's pages, home first. */
export const siteAddresses: readonly string[] = [...sitePages.keys()];

// A loop over no pages would hold nothing against anything.
if (siteAddresses.length === 0) throw new Error('No page was found in templates and fixtures.');
