import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectPath } from '../project.ts';

/** A file of the bundle as bytes. */
export interface BundleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Bundle {
  readonly files: readonly BundleFile[];
  /** The ids of the modules in the script: paths and virtual names. */
  readonly modules: readonly string[];
}

function isChunk(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}

function toOutput(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Vite built nothing.');
  return first.output;
}

/** Leaves packages out of the script, as if the page provided them: what a module imports by a bare name. */
const packagesExternal: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']> = {
  external: /^[@\w][\w@./-]*$/,
  output: { globals: (id) => id.replaceAll(/\W/g, '_') },
};

interface BundleOptions {
  /**
   * Vite's mode, which chooses what is built: `site` is the sample site's own stylesheet, `inspector` the
   * inspector's script.
   */
  readonly mode?: 'production' | 'site' | 'inspector';
  /** Absolute path; `mount/main.ts` by default. */
  readonly entry?: string;
  /** Whether packages are external, so that only the project's own code is bundled. */
  readonly isOwnCodeOnly?: boolean;
}

/**
 * Bundles an entry with `vite.config.ts`, as the product is bundled: one classic script with everything in
 * it, one stylesheet, a source map. Writes no files. The same sources give the same bytes.
 */
export async function bundle({
  mode = 'production',
  entry,
  isOwnCodeOnly = false,
}: BundleOptions = {}): Promise<Bundle> {
  const built = await build({
    configFile: projectPath('vite.config.ts'),
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      ...(entry !== undefined && { lib: { entry } }),
      ...(isOwnCodeOnly && { rolldownOptions: packagesExternal }),
    },
  });
  const output = toOutput(built);
  const files = output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(isChunk(file) ? file.code : file.source),
  }));
  const modules = output.filter(isChunk).flatMap((chunk) => Object.keys(chunk.modules));
  return { files, modules };
}
