import { join } from 'node:path';
import { findOriginal, listNames } from '../../tools/render/template-names.ts';

/** `home` is `/`, and `de/home` is `/de`. */
function toAddress(name: string): string {
  return `/${name}`.replace(/(?<=.)\/home$/, '').replace(/^\/home$/, '/');
}

/** `/funds/` is `/funds`, and `//host` names no other host. */
export function toPageAddress(path: string): string {
  const address = path.replace(/^\/+/, '/');
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
}

/** Templates without an address of their own: answers, and the development server's pages. */
const withoutAddress = /^(?:message|not-found|development\/.*)$/;

/**
 * The pages with a fixture by address; in development also those without, to report that. A fixture in the
 * folder of a language is a page on the template of its original.
 */
export function findPages(
  templatesFolder: string,
  fixturesFolder: string,
  isDevelopment = false,
): ReadonlyMap<string, string> {
  const fixtures = new Set(listNames(join(fixturesFolder, 'pages'), '.json'));
  const templates = new Set(listNames(join(templatesFolder, 'pages'), '.hbs'));
  const translations = [...fixtures].filter(
    (name) => !templates.has(name) && name.includes('/') && templates.has(findOriginal(name)),
  );
  const pages = [...templates, ...translations].filter(
    (name) => !withoutAddress.test(name) && (isDevelopment || fixtures.has(name)),
  );
  const byAddress = pages.map((name) => [toAddress(name), name] as const);
  return new Map(byAddress.sort(([a], [b]) => (a < b ? -1 : 1)));
}
