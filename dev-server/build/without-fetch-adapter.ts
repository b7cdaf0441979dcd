import { type Plugin } from 'vite';

/**
 * Leaves axios' second way to send (fetch) out of the script: the client names the first (XHR), and a
 * visitor would pay 3 kB for code that never runs. axios' own package does the same to its third way
 * (Node's http) for browsers.
 */
export function withoutFetchAdapter(): Plugin {
  const stub = '\0axios-without-fetch-adapter';
  return {
    name: 'axios-without-fetch-adapter',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './fetch.js' && importer?.replaceAll('\\', '/').includes('/axios/lib/adapters/')
        ? stub
        : undefined,
    load: (id) => (id === stub ? 'export const getFetch = () => false;' : undefined),
  };
}
