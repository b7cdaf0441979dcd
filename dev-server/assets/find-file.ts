import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The file below a folder that a path names. Nothing outside of the folder is ever found: not with `..`, a
 * backslash or a symbolic link; hidden files are not found either.
 *
 * @param path decoded, with slashes, e.g. `images/bridge-600.avif`
 * @returns the file's real path, or nothing
 */
export function findFile(folder: string, path: string): string | undefined {
  // A colon means a drive or a stream of a file on Windows.
  if (/[\0\\:]/.test(path)) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return undefined;
  try {
    const file = realpathSync(join(folder, ...segments));
    const isInside = file.startsWith(realpathSync(folder) + sep);
    return isInside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes the path of a request; nothing where it is malformed or contains a NUL. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
