import { readFileSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';
import { projectPath } from '../project.ts';
import { commonjsToModule } from './commonjs-to-module.ts';

const file = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/** `react-dom/client` → `…/node_modules/react-dom/cjs/react-dom-client.production.js`. */
function findFile(id: string): string {
  const [name = ''] = id.split('/');
  return normalizePath(
    projectPath(`node_modules/${name}/cjs/${id.replace('/', '-')}.production.js`),
  );
}

/**
 * Bundles React as ES modules, so that its exports are called by their names and those that nobody uses are
 * left out (DECISIONS "React is bundled as ES modules").
 */
export function reactAsModules(): Plugin {
  return {
    name: 'pmw-react-as-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler)(?:\/(?:client|jsx-runtime))?$/ },
      handler: findFile,
    },
    load: {
      filter: { id: file },
      handler: (id) => commonjsToModule(readFileSync(id, 'utf8')),
    },
    // React asks the scheduler for what only its profiling build has.
    onLog: (_level, { code, id = '' }) => code !== 'IMPORT_IS_UNDEFINED' || !file.test(id),
  };
}
