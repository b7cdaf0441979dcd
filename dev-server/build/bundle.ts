import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectPath, readVersion } from '../project.ts';
import { versionInStyles } from './version-in-styles.ts';
import { withoutDocs } from './without-docs.ts';
import { withoutUnusedAxios } from './without-unused-axios.ts';

/** A file of the bundle as bytes. */
export interface BundleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A module that went into the script: its id (a path or a virtual name) and its length before minifying. */
export interface BundledModule {
  readonly id: string;
  readonly length: number;
}

export interface Bundle {
  readonly files: readonly BundleFile[];
  readonly modules: readonly BundledModule[];
}

function toConfig(entry: string, version: string): InlineConfig {
  return {
    configFile: false,
    root: projectPath('.'),
    logLevel: 'warn',
    publicDir: false,
    // Library mode does not replace NODE_ENV by itself; without it React's development half stays in.
    define: {
      'process.env.NODE_ENV': '"production"',
      __PMW_VERSION__: JSON.stringify(version),
    },
    plugins: [versionInStyles(version), withoutUnusedAxios(), withoutDocs()],
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      sourcemap: true,
      reportCompressedSize: false,
      lib: {
        entry,
        formats: ['iife'],
        // Vite demands a name for an IIFE; it is used only by an entry with exports, which ours has not.
        name: 'PrivateMarketsWidgetsBundle',
        fileName: () => 'widgets.js',
        cssFileName: 'widgets',
      },
      rolldownOptions: {
        output: {
          // In development the sources run as modules, which are strict; so must the one script be. The
          // directive stands inside the function: where a CMS joins scripts to one, it is not the others'.
          strict: false,
          intro: '"use strict";',
          // The packages' own notices stand in LICENSES.txt, whole.
          comments: { legal: false, annotation: false, jsdoc: false },
          postBanner: `/*! private-markets-widgets ${version} | MIT | licences of the packages in it: LICENSES.txt */`,
        },
      },
    },
  };
}

function isChunk(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}

function toOutput(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Vite built nothing.');
  return first.output;
}

/** Takes off the mark that Vite leaves at the end of a stylesheet. */
function trimMark(source: string | Uint8Array): string | Uint8Array {
  return typeof source === 'string' ? source.replace(/\/\*\$vite\$:\d+\*\/\s*$/, '') : source;
}

/**
 * Bundles an entry as the widgets are bundled: one classic script with everything in it, one
 * stylesheet, a source map. Writes nothing. The same sources give the same bytes.
 *
 * @param entry absolute path; `mount/main.ts` unless told otherwise
 */
export async function bundle(entry = projectPath('mount/main.ts')): Promise<Bundle> {
  const output = toOutput(await build(toConfig(entry, readVersion())));
  const files = output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(isChunk(file) ? file.code : trimMark(file.source)),
  }));
  const modules = output.filter(isChunk).flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
      id,
      length: renderedLength,
    })),
  );
  return { files, modules };
}
