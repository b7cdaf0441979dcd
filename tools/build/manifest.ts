import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type BundleFile } from '../bundle-file.ts';
import { compressWhole } from '../compress.ts';

interface FileFacts {
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly integrity: string;
}

export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, FileFacts>>;
}

export function measure(bytes: Buffer): Omit<FileFacts, 'integrity'> {
  return {
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: compressWhole(bytes).length,
  };
}

export function makeManifest(version: string, files: readonly BundleFile[]): Manifest {
  const facts = files
    .filter(({ name }) => /\.(?:js|css)$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, bytes }): [string, FileFacts] => {
      const hash = createHash('sha384').update(bytes).digest('base64');
      return [name, { ...measure(bytes), integrity: `sha384-${hash}` }];
    });
  return { version, files: Object.fromEntries(facts) };
}
