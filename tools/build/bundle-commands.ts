import { existsSync } from 'node:fs';
import { build, type InlineConfig, type Plugin } from 'vite';
import { toCamelCase } from '../../shared/rules/camel-case.ts';
import { listWidgetNames } from '../read-widgets.ts';
import { projectPath } from '../project.ts';
import { putInto } from '../bundle-file.ts';
import { type Bundle, toBundle } from './bundle.ts';

/** In place of the project's folder, which the package has not: what its commands read of all widgets, as imports. */
function writeWidgets(): string {
  const imports: string[] = [];
  const widgets = listWidgetNames().map((name) => {
    const parts = ['contract', 'check'].flatMap((part) => {
      const path = projectPath(`widgets/${name}/${name}.${part}.ts`);
      if (!existsSync(path)) return [];
      const exported = toCamelCase(`${name}-${part}`);
      imports.push(`import { ${exported} } from ${JSON.stringify(path)};`);
      return [`${part}: ${exported}`];
    });
    return `{ ${parts.join(', ')} }`;
  });
  return `${imports.join('\n')}
export const readWidgets = async () => [${widgets.join(', ')}];`;
}

/** What the sources read of the project's folders, as the package has it. */
const readFromPackage: Plugin = {
  name: 'read-from-package',
  enforce: 'pre',
  load(id) {
    if (id === projectPath('tools/read-widgets.ts')) return writeWidgets();
    // The folder `languages` of the package is beside that of the commands.
    if (id === projectPath('tools/project.ts')) {
      return `import { fileURLToPath } from 'node:url';
export const projectPath = (path) => fileURLToPath(new URL('../' + path, import.meta.url));`;
    }
    return undefined;
  },
};

/** An icon of a contract brings React's code for production, nothing of which runs. */
const define = { 'process.env.NODE_ENV': '"production"' };

/** What both kinds of bundles have in common. */
const common: InlineConfig = {
  configFile: false,
  define,
  root: projectPath('.'),
  logLevel: 'warn',
  plugins: [readFromPackage],
};

/** The notices of the packages in a bundle stand beside it. */
const nameLicences = (name: string) => ({ fileName: `${name}.LICENSES.txt` });

/** Bundles an entry of the package for Node, with all that it needs. */
async function bundleForNode(folder: string, name: string, entry: string): Promise<Bundle> {
  const built = await build({
    ...common,
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
    await bundleForPage('gallery', 'gallery/client/gallery'),
    await bundleForPage('prepare-state', 'catalogue/client/prepare-state'),
    await bundleForPage('check', 'catalogue/client/check-in-browser'),
  ];
}

/** Bundles a script of the catalogue's pages: a classic one, since pages of a disk load no modules. */
async function bundleForPage(name: string, entry: string): Promise<Bundle> {
  const built = await build({
    ...common,
    build: {
      write: false,
      license: nameLicences(name),
      target: 'baseline-widely-available',
      minify: true,
      lib: {
        entry: projectPath(`tools/${entry}.ts`),
        formats: ['iife'],
        name: 'PrivateMarketsWidgetsCatalogue',
        fileName: () => `${name}.js`,
      },
      rolldownOptions: { output: { charset: 'ascii' } },
    },
  });
  return toBundle(built);
}
