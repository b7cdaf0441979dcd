import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { projectPath } from '../../../tools/project.ts';
import { type Answers } from './foreign-cms.ts';

const require = createRequire(import.meta.url);

const files = {
  alpine: require.resolve('alpinejs/dist/cdn.js'),
  'alpine-morph': require.resolve('@alpinejs/morph/dist/cdn.js'),
  htmx2: require.resolve('htmx2/dist/htmx.js'),
  htmx4: require.resolve('htmx.org/dist/htmx.js'),
  'htmx4-history': require.resolve('htmx.org/dist/ext/hx-history-cache.js'),
  idiomorph: require.resolve('idiomorph/dist/idiomorph.js'),
  swup: projectPath('node_modules/swup/dist/Swup.umd.js'),
  turbo: require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
} as const;

export type Library = keyof typeof files;

/** These libraries write styles and markup as strings, and Alpine runs code from attributes. */
export const policyOfLibraries = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";

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
