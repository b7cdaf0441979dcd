import { type Plugin } from 'vite';

/** What stands in stylesheets where the version belongs (`--pmw-version`). */
const placeholder = '__PMW_VERSION__';

/** Puts the version into a stylesheet; in scripts `define` does the same. */
export function putVersion(css: string, version: string): string {
  return css.replaceAll(placeholder, version);
}

/** Vite: the version in stylesheets, before Vite reads them. */
export function versionInStyles(version: string): Plugin {
  return {
    name: 'pmw-version-in-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? putVersion(code, version) : undefined),
  };
}
