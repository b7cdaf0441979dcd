import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin } from 'vite';
import { projectPath } from '../project.ts';

const nothing = 'export default () => undefined;';

/** What axios' own class does where there are no interceptors and nothing to validate. */
const plainClient = `
import dispatchRequest from './dispatchRequest.js';
import mergeConfig from './mergeConfig.js';
import methodList from './methodList.js';
export default class Axios {
  constructor(defaults) {
    this.defaults = defaults;
  }
  async request(options) {
    const config = mergeConfig(this.defaults, options);
    const headers = { ...config.headers.common, ...config.headers };
    for (const name of methodList.concat('common')) delete headers[name];
    return dispatchRequest({ ...config, headers, method: config.method.toLowerCase() });
  }
}`;

/**
 * Modules of axios that no call of ours needs, and what stands in their place. The client sends JSON by
 * XHR, with options that its types check and without interceptors; it reads no headers and no progress,
 * aborts by signal and writes its queries itself. A visitor would pay 5 kB (brotli) for the other ways.
 * axios' own package does the same to its Node adapter for browsers.
 */
const unused: Readonly<Record<string, string>> = {
  'adapters/adapters.js':
    "import xhr from './xhr.js'; export default { getAdapter: () => xhr, adapters: { xhr } };",
  'cancel/CancelToken.js': nothing,
  'core/Axios.js': plainClient,
  'core/assertParamsAcyclic.js': nothing,
  'helpers/AxiosURLSearchParams.js': nothing,
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/formDataToJSON.js': nothing,
  'helpers/parseHeaders.js': 'export default () => ({});',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'helpers/toFormData.js': nothing,
  'helpers/toURLEncodedForm.js': nothing,
};

const axiosFolder = projectPath('node_modules/axios/lib');

/** The names of axios' own tools that the modules which stay use. */
function findUsedTools(): ReadonlySet<string> {
  const paths = readdirSync(axiosFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && path !== 'utils.js' && !(path in unused));
  const texts = paths.map((path) => readFileSync(join(axiosFolder, path), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/(?<=\butils\.)\w+/g) ?? []));
}

/** axios hands its tools around as one object, which no bundler dares to divide: the others are left out. */
function keepUsedTools(code: string): string {
  const used = findUsedTools();
  return code.replace(/(?<=export default \{)[^}]*(?=\})/, (entries) =>
    entries
      .split('\n')
      .filter((line) => used.has(/\w+/.exec(line)?.[0] ?? ''))
      .join('\n'),
  );
}

/** The path of a module below axios' own folder; nothing for the modules of others. */
function findAxiosPath(id: string): string | undefined {
  return /\/axios\/lib\/([^?]+)/.exec(id.replaceAll('\\', '/'))?.[1];
}

/** Leaves these modules out of the script. The file names are axios' own: a new version may have others. */
export function withoutUnusedAxios(): Plugin {
  return {
    name: 'without-unused-axios',
    enforce: 'pre',
    load: (id) => {
      const path = findAxiosPath(id);
      if (path === 'utils.js') return keepUsedTools(readFileSync(join(axiosFolder, path), 'utf8'));
      return path === undefined ? undefined : unused[path];
    },
  };
}
