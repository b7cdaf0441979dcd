import { existsSync } from 'node:fs';
import { build, type InlineConfig, type Plugin } from 'vite';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { listWidgetNames } from '../catalogue/widget-modules.ts';
import { projectPath } from '../project.ts';
import { type Bundle, putInto, toBundle } from './bundle.ts';

/** The parts of all widgets as imports, in place of the project's folder, which the package has not. */
function writeWidgetParts(parts: readonly string[]): string {
  const found = listWidgetNames().flatMap((name) =>
    parts
      .map((part) => ({
        key: `${name}.${part}`,
        exported: toCamelCase(`${name}-${part}`),
        path: projectPath(`widgets/${name}/${name}.${part}.ts`),
      }))
      .filter(({ path }) => existsSync(path)),
  );
  const imports = found.map(
    ({ exported, path }) => `import { ${exported} } from ${JSON.stringify(path)};`,
  );
  const entries = found.map(({ key, exported }) => `${JSON.stringify(key)}: ${exported}`);
  return `${imports.join('\n')}
const parts = new Map(Object.entries({ ${entries.join(', ')} }));
export const listWidgetNames = () => ${JSON.stringify(listWidgetNames())};
export const loadPart = async (name, part) => parts.get(name + '.' + part);
`;
}

/** What the sources read of the project's folders, as the package has it. */
function readFromPackage(parts: readonly string[]): Plugin {
  return {
    name: 'read-from-package',
    enforce: 'pre',
    load(id) {
      if (id === projectPath('tools/catalogue/widget-modules.ts')) return writeWidgetParts(parts);
      // The folder `languages` of the package is beside that of the commands.
      if (id === projectPath('tools/project.ts')) {
        return `import { fileURLToPath } from 'node:url';
export const projectPath = (path) => fileURLToPath(new URL('../' + path, import.meta.url));`;
      }
      return undefined;
    },
  };
}

/** An icon of a contract brings React's code for production, nothing of which runs. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** What both kinds of bundles have in common. @param parts those of the widgets that it reads */
const bundleWith = (...parts: readonly string[]): InlineConfig => ({
  configFile: false,
  define,
  root: projectPath('.'),
  logLevel: 'warn',
  plugins: [readFromPackage(parts)],
});

/** The notices of the packages in a bundle stand beside it. */
const nameLicences = (name: string) => ({ fileName: `${name}.LICENSES.txt` });

/** Bundles an entry of the package for Node, with all that it needs. */
async function bundleForNode(folder: string, name: string, entry: string): Promise<Bundle> {
  const built = await build({
    ...bundleWith('contract', 'docs', 'check'),
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      license: nameLicences(name),
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: { [name]: projectPath(`tools/build/package/${entry}`) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  const { files, modules } = toBundle(built);
  return { files: putInto(folder, files), modules };
}

/** The commands of the package, and what registers the partials of its mount points. */
export async function bundleCommands(): Promise<readonly Bundle[]> {
  return [
    await bundleForNode('bin', 'private-markets-widgets', 'bin.ts'),
    await bundleForNode('include/handlebars', 'mount-points', 'mount-points.ts'),
  ];
}

/** The scripts of the catalogue's pages. */
export async function bundleCatalogue(): Promise<readonly Bundle[]> {
  return [
    await bundleForPage('gallery', 'gallery'),
    await bundleForPage('answer-from-file', 'answer-from-file'),
    await bundleForPage('check', 'check-here'),
  ];
}

/** Bundles a script of the catalogue's pages: a classic one, since pages of a disk load no modules. */
async function bundleForPage(name: string, entry: string): Promise<Bundle> {
  const built = await build({
    ...bundleWith('contract', 'check'),
    build: {
      write: false,
      license: nameLicences(name),
      target: 'baseline-widely-available',
      minify: true,
      lib: {
        entry: projectPath(`tools/catalogue/client/${entry}.ts`),
        formats: ['iife'],
        name: 'PrivateMarketsWidgetsCatalogue',
        fileName: () => `${name}.js`,
      },
      rolldownOptions: { output: { charset: 'ascii' } },
    },
  });
  return toBundle(built);
}
