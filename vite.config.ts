import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { type BuildEnvironmentOptions, defaultClientMainFields, type Plugin } from 'vite';
import { checker } from 'vite-plugin-checker';
import { defineConfig } from 'vitest/config';
import { type TestSequencer, type TestSpecification } from 'vitest/node';
import { writePageGlobals } from './tools/build/page-globals.ts';
import { widgetStyles } from './tools/build/widget-styles.ts';
import { projectPath, readVersion } from './tools/project.ts';

// The one configuration: `npx vite build`, `npx vitest`, the development server and every bundle of the tests
// are based on it.

const version = readVersion();

/** Fills in `--pmw-version`; in scripts `define` does the same. */
const versionInStyles = {
  postcssPlugin: 'version-in-styles',
  Declaration: (declaration: { value: string }) => {
    if (declaration.value.includes('__PMW_VERSION__'))
      declaration.value = declaration.value.replace('__PMW_VERSION__', version);
  },
};

/** The only folders that Vite may read for a page. */
const clientFolders = ['mount', 'shared', 'api', 'widgets', 'templates/styles', 'node_modules'];

/** How long the first page has the processors to itself, in milliseconds. With the check it takes 6 s in place of 4. */
const firstPageMs = 8000;

/** Reports type errors, in the terminal and on the page, during development. */
function checkTypes(): Plugin {
  const { configureServer, ...plugin } = checker({
    typescript: { tsconfigPath: 'tsconfig.node.json' },
    overlay: { initialIsOpen: 'error' },
  });
  return {
    ...plugin,
    configureServer(server) {
      setTimeout(() => {
        if (typeof configureServer === 'function') void configureServer.call(this, server);
      }, firstPageMs);
    },
  };
}

/**
 * Lets a page in any charset read the files, and a site join them: a stylesheet becomes ASCII as the script is
 * (`charset` below), and each file ends with a line break.
 */
function finishFiles(): Plugin {
  const escape = (character: string) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `;
  return {
    name: 'finish-files',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = `${file.code.trimEnd()}\n`;
          else if (typeof file.source === 'string' && file.fileName.endsWith('.css')) {
            file.source = `${file.source.replace(/\P{ASCII}/gu, escape).trimEnd()}\n`;
          }
        }
      },
    },
  };
}

const rolldownOptions = {
  // Said on slow machines only, beside the messages of the build.
  checks: { bundlerTimings: false },
  output: {
    // Not in a file that only imports another.
    intro: ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
      moduleIds.length > 0 ? writePageGlobals() : '',
    // The packages' own licence notices are in LICENSES.txt.
    comments: { legal: false, annotation: false, jsdoc: false },
    charset: 'ascii',
    postBanner: `/*! private-markets-widgets ${version} | MIT | licences of the packages in it: LICENSES.txt */`,
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/** The product: one classic script with everything in it, one stylesheet. */
const widgetsBuild: BuildEnvironmentOptions = {
  target: 'baseline-widely-available',
  minify: true,
  sourcemap: true,
  reportCompressedSize: false,
  license: { fileName: 'LICENSES.txt' },
  lib: {
    entry: projectPath('mount/main.ts'),
    formats: ['iife'],
    // Vite requires a name for an IIFE; it is used only by an entry with exports, which ours does not have.
    name: 'PrivateMarketsWidgetsBundle',
    fileName: () => 'widgets.js',
    cssFileName: 'widgets',
  },
  rolldownOptions,
};

/**
 * The same as a module (`--mode esm`): `widgets.js`, which the page names, imports the core; that imports the React part for
 * the first widget that needs it. With the core in the file that the page names, the React part would import it a second
 * time wherever the page's address of it has a query. The stylesheet, and the licences, are those of the classic script.
 */
const moduleBuild: BuildEnvironmentOptions = {
  ...widgetsBuild,
  outDir: 'dist/esm',
  license: false,
  lib: { entry: projectPath('mount/module.ts'), formats: ['es'], fileName: () => 'widgets.js' },
  rolldownOptions: {
    ...rolldownOptions,
    output: {
      ...rolldownOptions.output,
      chunkFileNames: '[name]-[hash].js',
      hashCharacters: 'hex',
      codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] },
      // Vite leaves the spaces in modules of a library.
      minify: true,
    },
  },
};

/** The script that `?widgets-debug` loads in addition (`--mode inspector`). */
const inspectorBuild: BuildEnvironmentOptions = {
  ...widgetsBuild,
  outDir: 'dist/inspector',
  license: false,
  lib: {
    entry: projectPath('mount/inspector/inspector.ts'),
    formats: ['iife'],
    name: 'PrivateMarketsWidgetsInspector',
    fileName: () => 'inspector.js',
  },
};

/** The stylesheets of the sample site and of the development server's own pages (`--mode site`). */
const siteBuild: BuildEnvironmentOptions = {
  target: 'baseline-widely-available',
  outDir: 'dist/site',
  reportCompressedSize: false,
  rolldownOptions: {
    checks: { bundlerTimings: false },
    input: ['site.css', 'development.css'].map((name) => projectPath(`templates/styles/${name}`)),
    // Fonts are requested from the server.
    external: /^\/assets\//,
    output: { assetFileNames: '[name][extname]' },
  },
};

/** The builds by Vite's mode; any other mode builds the product. */
const builds: Readonly<Record<string, BuildEnvironmentOptions>> = {
  esm: moduleBuild,
  inspector: inspectorBuild,
  site: siteBuild,
};

/** Tests that build, pack or copy the project, or start its commands: `npm run test:project`. */
const projectTests = ['cms/*/tests/*.test.ts', 'tests/{bundle,project}/*.test.ts'];

/** Tests that `npm run test:long` runs alone. */
const ofTheNight = process.env['TEST_LENGTH'] === 'long' ? [] : ['**/*.night.test.ts'];

/** Puts files of the same environment next to each other: only those share a process. The longest come first. */
class ByEnvironment implements TestSequencer {
  shard = (files: TestSpecification[]): TestSpecification[] => files;

  sort(files: TestSpecification[]): TestSpecification[] {
    return files
      .map((file) => {
        const text = readFileSync(file.moduleId, 'utf8');
        return { file, hasPage: text.startsWith('// @vitest-environment jsdom'), text };
      })
      .sort((a, b) => Number(b.hasPage) - Number(a.hasPage) || b.text.length - a.text.length)
      .map(({ file }) => file);
  }
}

export default defineConfig(({ command, mode }) => {
  const isOfProject = mode === 'project';
  // Long enough for a busy machine; a test that hangs is still recognised.
  const longestMs = isOfProject ? 300_000 : 60_000;
  // The product is the same in every environment; test runners set "test".
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: projectPath('.'),
    publicDir: false,
    envDir: false,
    define: {
      __PMW_VERSION__: JSON.stringify(version),
      // Library mode does not replace NODE_ENV by itself; without this React's development code would stay
      // in.
      ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
    },
    // Vite's own default; vitest would resolve packages as Node does.
    resolve: { mainFields: [...defaultClientMainFields] },
    // An import of types alone brings no module: it would make the core of React.
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    plugins: [
      react(),
      finishFiles(),
      command === 'serve' && mode === 'development' && checkTypes(),
    ],
    // With a plug-in PostCSS reads every stylesheet, and so tells an open brace.
    css: {
      postcss: { plugins: [versionInStyles, widgetStyles()] },
      // `light-dark()` asks for the scheme of the site, which what it would be replaced with does not know.
      lightningcss: { exclude: 1 << 20 },
    },
    build: builds[mode] ?? widgetsBuild,
    optimizeDeps: { entries: ['mount/main.ts'] },
    server: {
      warmup: { clientFiles: ['mount/main.ts'] },
      fs: { strict: true, allow: clientFolders.map(projectPath) },
      watch: {
        ignored: ['copies', 'coverage'].map(projectPath),
        // Editors write a file in steps, which otherwise count as one change within 50 ms: the page would
        // keep what the file contained after the first.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
    test: {
      include: isOfProject ? projectTests : ['**/*.test.{ts,tsx}'],
      exclude: [
        ...['**/node_modules/**', 'copies/**', ...ofTheNight],
        ...(isOfProject ? [] : projectTests),
      ],
      setupFiles: ['tests/setup/vitest-setup.ts'],
      // Files that follow each other share a process: jsdom and React are loaded once, not for each of them.
      isolate: false,
      sequence: { sequencer: ByEnvironment },
      testTimeout: longestMs,
      hookTimeout: longestMs,
      // One for each processor. vitest would leave one to itself, which is idle most of the time.
      maxWorkers: '100%',
      // Most concurrent tests start a program, so that more of them than processors only wait for each other.
      maxConcurrency: 2,
      restoreMocks: true,
      unstubGlobals: true,
      // Through Vite, like the page: Node would load axios' files for servers.
      server: { deps: { inline: ['axios'] } },
    },
  };
});
