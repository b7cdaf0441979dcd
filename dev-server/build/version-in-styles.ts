import { type Plugin } from 'vite';

/** What stands in stylesheets where the version belongs (`--pmw-version`). */
const placeholder = '__PMW_VERSION__';

/** Puts the version into stylesheets, before Vite reads them; in scripts `define` does the same. */
export function versionInStyles(version: string): Plugin {
  return {
    name: 'pmw-version-in-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => ({ code: code.replaceAll(placeholder, version), map: null }),
    },
  };
}
