import { existsSync, readdirSync } from 'node:fs';

/** The files of a folder with a given extension, as paths without it: `market-overview/live`. */
export function listNames(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort();
}

/** The page whose template a translation uses: `funds` for `de/funds`. */
export function findOriginal(name: string): string {
  return name.replace(/^[^/]+\//, '');
}
