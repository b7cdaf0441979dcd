import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { listWidgetNames } from '../catalogue/widget-modules.ts';
import { projectPath } from '../project.ts';
import { type BundleFile, toFiles } from './bundle.ts';

const parts = ['contract', 'docs', 'check'] as const;

/** The parts of all widgets as imports, in place of the project's folder, which the package has not. */
function writeWidgetParts(): string {
  const found = listWidgetNames().flatMap((name) =>
    parts
      .map((part) => ({
        key: `${name}.${part}`,
        path: projectPath(`widgets/${name}/${name}.${part}.ts`),
      }))
      .filter(({ path }) => existsSync(path)),
  );
  const imports = found.map(
    ({ path }, at) => `import * as part${at} from ${JSON.stringify(path)};`,
  );
  const entries = found.map(({ key }, at) => `${JSON.stringify(key)}: Object.values(part${at})[0]`);
  return `${imports.join('\n')}
const parts = new Map(Object.entries({ ${entries.join(', ')} }));
export const listWidgetNames = () => ${JSON.stringify(listWidgetNames())};
export const loadPart = async (name, part) => parts.get(name + '.' + part);
`;
}

const fromPackage: Plugin = {
  name: 'read-from-package',
  enforce: 'pre',
  load(id) {
    const file = basename(id);
    if (file === 'widget-modules.ts') return writeWidgetParts();
    // The folder `languages` of the package is beside that of the commands.
    if (id === projectPath('tools/project.ts')) {
      return `import { fileURLToPath } from 'node:url';
export const projectPath = (path) => fileURLToPath(new URL('../' + path, import.meta.url));`;
    }
    return undefined;
  },
};

/** Bundles an entry of the package for Node, with all that it needs. */
async function bundleForNode(name: string, entry: string): Promise<readonly BundleFile[]> {
  const built = await build({
    configFile: false,
    root: projectPath('.'),
    logLevel: 'warn',
    plugins: [fromPackage],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: { [name]: projectPath(`tools/build/package/${entry}`) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  return toFiles(built);
}

/** The commands of the package, and what registers the partials of its mount points. */
export async function bundleCommands(): Promise<readonly BundleFile[]> {
  const commands = await bundleForNode('private-markets-widgets', 'bin.ts');
  const mountPoints = await bundleForNode('mount-points', 'mount-points.ts');
  const into = (folder: string) => (file: BundleFile) => ({
    ...file,
    name: `${folder}/${file.name}`,
  });
  return [...commands.map(into('bin')), ...mountPoints.map(into('include/handlebars'))];
}
