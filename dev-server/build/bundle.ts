import { readFileSync } from 'node:fs';
import { build, type InlineConfig, minifySync, type Rolldown } from 'vite';
import { projectPath } from '../project.ts';

/** A file of the bundle as bytes. */
export interface BundleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * A module in the script: its id (a path or a virtual name) and the length of its code without what is not in
 * the script: comments, the bundler's labels, white space.
 */
export interface BundledModule {
  readonly id: string;
  readonly length: number;
}

export interface Bundle {
  readonly files: readonly BundleFile[];
  readonly modules: readonly BundledModule[];
}

function measureCode(code: string | null): number {
  const plain = { compress: false, mangle: false };
  return minifySync('module.js', code ?? '', plain).code.length;
}

function isChunk(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}

function toOutput(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Vite built nothing.');
  return first.output;
}

/** The names of the packages that the script may contain. */
function readDependencies(): readonly string[] {
  const text = readFileSync(projectPath('package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
}

/** Treats every package as external, as if the page provided it. */
function withoutPackages(): NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']> {
  const packages = readDependencies();
  return {
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    output: { globals: (id) => id.replaceAll(/\W/g, '_') },
  };
}

interface BundleOptions {
  /**
   * Vite's mode, which chooses what is built: `site` is the sample site's own stylesheet, `inspector` the
   * inspector's script.
   */
  readonly mode?: 'production' | 'site' | 'inspector';
  /** Absolute path; `mount/main.ts` by default. */
  readonly entry?: string;
  /** Whether the code of packages is left out: what remains is our own. */
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
      ...(isOwnCodeOnly && { rolldownOptions: withoutPackages() }),
    },
  });
  const output = toOutput(built);
  const files = output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(isChunk(file) ? file.code : file.source),
  }));
  const modules = output
    .filter(isChunk)
    .flatMap((chunk) =>
      Object.entries(chunk.modules).map(([id, { code }]) => ({ id, length: measureCode(code) })),
    );
  return { files, modules };
}
