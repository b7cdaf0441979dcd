import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nightPackages } from '../../programs/installed-packages.ts';
import { isLong } from '../../setup/test-length.ts';
import { type Answers } from '../../setup/network/test-cms.ts';

const require = createRequire(import.meta.url);

const files = {
  alpine: nightPackages.find('alpinejs/dist/cdn.js'),
  'alpine-morph': nightPackages.find('@alpinejs/morph/dist/cdn.js'),
  htmx2: nightPackages.find('htmx2/dist/htmx.js'),
  htmx4: nightPackages.find('htmx.org/dist/htmx.js'),
  'htmx4-history': nightPackages.find('htmx.org/dist/ext/hx-history-cache.js'),
  idiomorph: nightPackages.find('idiomorph/dist/idiomorph.js'),
  swup: nightPackages.find('swup/dist/Swup.umd.js'),
  // What `npm test` tries of them.
  turbo: require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
} as const;

export type Library = keyof typeof files;

/** These libraries write styles and markup as strings, and Alpine runs code from attributes. */
export const policyOfLibraries = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";

/** Whether a test that needs these libraries runs: all of them are installed at night only. */
export function areInstalled(names: readonly Library[]): boolean {
  return isLong || names.every((name) => name === 'turbo');
}

/** The library's own file. */
export function readLibrary(name: Library): string {
  return readFileSync(files[name], 'utf8');
}

/** The library's own file as the foreign CMS serves it. */
export function serveLibrary(name: Library): Answers {
  return { [`GET /lib/${name}.js`]: { body: readLibrary(name) } };
}

/** The tag that includes the library. */
export function libraryTag(name: Library): string {
  return `<script src="/lib/${name}.js" defer></script>`;
}
