import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { projectPath } from './project.ts';

const folder = projectPath('node_modules/.cache/brotli/');

/**
 * Compresses a file as small as Brotli makes it. The script takes two seconds: what has been compressed is kept, by what
 * it contains.
 */
export function compressWhole(bytes: Buffer): Buffer {
  const kept = `${folder}${createHash('sha256').update(bytes).digest('hex')}.br`;
  try {
    return readFileSync(kept);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const compressed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  mkdirSync(folder, { recursive: true });
  // Another process may read it meanwhile.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, compressed);
  renameSync(written, kept);
  return compressed;
}
