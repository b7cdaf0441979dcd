import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { projectPath, readText } from '../../../tools/project.ts';
import { type Answers } from '../../setup/network/test-cms.ts';

/** The examples of docs/own-widgets.md: the mount point and the script of each. */
function readExamples() {
  const text = readText('docs/own-widgets.md');
  const pattern = /```html\n([\s\S]*?)```\n\n```js\n([\s\S]*?)```/g;
  return [...text.matchAll(pattern)].map(([, html = '', script = '']) => ({ html, script }));
}

/** Bundles a script with the packages that it imports, as a site does. */
async function bundleScript(script: string): Promise<string> {
  const entry = '\0own-widget';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: projectPath('.'),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'own-widget',
        resolveId: (id, importer) => {
          if (id === 'own-widget') return entry;
          return importer === entry ? import.meta.resolve(id).replace('file://', '') : undefined;
        },
        load: (id) => (id === entry ? script : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'own-widget' } },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error('Nothing was bundled.');
  return code;
}

/** Each mount point of the examples, with an id of its own: `more`, `yield`, `growth`. */
export const ownMountPoints = readExamples()
  .map(({ html }) => html.replace(/data-widget="acme-(\w+)"/, 'id="$1" $&'))
  .join('\n');

interface Queued {
  define(definition: object): void;
}

/** What the examples declare, as JSON. */
export function readOwnDefinitions(): readonly unknown[] {
  const definitions: unknown[] = [];
  const define = (definition: object) => {
    definitions.push(JSON.parse(JSON.stringify(definition)));
  };
  const push = (add: (widgets: Queued) => void) => {
    add({ define });
  };
  for (const { script } of readExamples()) {
    const window = { PrivateMarketsWidgetsQueue: { push } };
    runInNewContext(script.replaceAll(/^import .*$/gm, ''), { window });
  }
  return definitions;
}

/** The scripts of the examples as a site serves them: the last one is a module with React. */
export async function serveOwnWidgets(): Promise<Answers> {
  const [more, rate, growth] = readExamples().map(({ script }) => script);
  return {
    'GET /own/more.js': { body: more ?? '' },
    'GET /own/yield.js': { body: rate ?? '' },
    'GET /own/growth.js': { body: await bundleScript(growth ?? '') },
  };
}
