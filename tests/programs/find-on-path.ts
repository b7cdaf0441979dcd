import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const findFirst = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Finds a program by name in the folders of PATH. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return findFirst(folders.map((folder) => join(folder, name)));
}
