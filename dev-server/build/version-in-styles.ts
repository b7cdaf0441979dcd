import { type Plugin } from 'vite';

/** The placeholder for the version in stylesheets (`--pmw-version`). */
const placeholder = '__PMW_VERSION__';

/** Inserts the version into stylesheets before Vite reads them; in scripts `define` does the same. */
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
