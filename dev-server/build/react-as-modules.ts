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

/** Begins the ids of the modules that only pass on what React or React DOM exports. */
const gate = '\0gate:';

/**
 * Bundles React as ES modules, so that its exports are called by their names and those that nobody uses are
 * left out (DECISIONS "React is bundled as ES modules").
 *
 * What is evaluated late, React DOM's client, would have the bundler begin each of our modules that imports
 * React or React DOM with a call which evaluates that too. They import it through one module, which alone
 * begins so.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'pmw-react-as-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler)(?:\/(?:client|jsx-runtime))?$/ },
      handler: (id, importer = '') => {
        const isShared = id === 'react' || id === 'react-dom';
        return isShared && !file.test(importer) ? gate + id : findFile(id);
      },
    },
    load: {
      filter: { id: [file, new RegExp(`^${gate}`)] },
      handler: (id) =>
        id.startsWith(gate)
          ? `export * from ${JSON.stringify(findFile(id.slice(gate.length)))};`
          : commonjsToModule(readFileSync(id, 'utf8')),
    },
    // React asks the scheduler for what only its profiling build has.
    onLog: (_level, { code, id = '' }) => code !== 'IMPORT_IS_UNDEFINED' || !file.test(id),
  };
}
