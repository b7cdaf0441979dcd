import { build, type InlineConfig, type Rolldown } from 'vite';
import { type BundleFile } from '../bundle-file.ts';
import { projectPath } from '../project.ts';

export interface Bundle {
  readonly files: readonly BundleFile[];
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

/** Notices of packages begin with a heading for each. */
const hasNoNotice = ({ name, bytes }: BundleFile) =>
  name.endsWith('LICENSES.txt') && !bytes.includes('\n## ');

/** The files of a build, and the modules in them. */
export function toBundle(built: Awaited<ReturnType<typeof build>>): Bundle {
  const output = toOutput(built);
  const files = output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(isChunk(file) ? file.code : file.source),
  }));
  return {
    files: files.filter((file) => !hasNoNotice(file)),
    modules: output.filter(isChunk).flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

/** Leaves out what a module imports by a bare name, as if the page provided it. */
const packagesExternal: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']> = {
  external: /^[@\w][\w@./-]*$/,
  output: { globals: (id) => id.replaceAll(/\W/g, '_') },
};

interface BundleOptions {
  readonly mode?: 'production' | 'esm' | 'site' | 'inspector';
  readonly entry?: string;
  readonly isOwnCodeOnly?: boolean;
}

/** Bundles an entry as the product is bundled, without writing files; same sources, same bytes. */
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
  return toBundle(built);
}
