import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers } from './foreign-cms.ts';

const files = {
  alpine: 'alpinejs/dist/cdn.js',
  'alpine-morph': '@alpinejs/morph/dist/cdn.js',
  htmx2: 'htmx2/dist/htmx.js',
  htmx4: 'htmx.org/dist/htmx.js',
  'htmx4-history': 'htmx.org/dist/ext/hx-history-cache.js',
  idiomorph: 'idiomorph/dist/idiomorph.js',
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
} as const;

export type Library = keyof typeof files;

/** These libraries write styles and markup as strings, and Alpine runs code from attributes. */
export const policyOfLibraries = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";

const folder = join(import.meta.dirname, '../../../node_modules');

/** The library's own file as the foreign CMS serves it. */
export function serveLibrary(name: Library): Answers {
  return { [`GET /lib/${name}.js`]: { body: readFileSync(join(folder, files[name])) } };
}

/** The tag that includes the library. */
export function libraryTag(name: Library): string {
  return `<script src="/lib/${name}.js" defer></script>`;
}
