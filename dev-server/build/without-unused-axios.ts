import { type Plugin } from 'vite';

const nothing = 'export default () => undefined;';

/**
 * Modules of axios that no call of ours reaches, and what stands in their place. The client sends JSON by
 * XHR, reads no progress, aborts by signal and writes its queries itself; a visitor would pay 5 kB for
 * other ways. axios' own package does the same to its Node adapter for browsers.
 */
const unused: Readonly<Record<string, string>> = {
  '/adapters/fetch.js': 'export const getFetch = () => false;',
  '/helpers/toFormData.js': nothing,
  '/helpers/toURLEncodedForm.js': nothing,
  '/helpers/formDataToJSON.js': nothing,
  '/helpers/AxiosURLSearchParams.js': nothing,
  '/helpers/HttpStatusCode.js': 'export default {};',
  '/helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
  '/cancel/CancelToken.js': nothing,
};

/** Leaves these modules out of the script. The file names are axios' own: a new version may have others. */
export function withoutUnusedAxios(): Plugin {
  return {
    name: 'without-unused-axios',
    enforce: 'pre',
    load: (id) => {
      const path = /\/axios\/lib(\/[^?]*)/.exec(id.replaceAll('\\', '/'))?.[1];
      return path === undefined ? undefined : unused[path];
    },
  };
}
