import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of a folder's files with an ending, as paths without it: `market-overview/live`. */
export function listNames(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort();
}

/** `home` is the site's root, every other page's name is its address. */
function toAddress(name: string): string {
  return name === 'home' ? '/' : `/${name}`;
}

/** Answers that have a template and a fixture, but no address of their own. */
const answers = new Set(['message', 'not-found']);

/**
 * The pages by address: every template below `pages` that has a fixture of the same name.
 *
 * @returns the names (`market-overview/live`) by address (`/market-overview/live`), home first
 */
export function findPages(
  templatesFolder: string,
  fixturesFolder: string,
): ReadonlyMap<string, string> {
  const fixtures = new Set(listNames(join(fixturesFolder, 'pages'), '.json'));
  const names = listNames(join(templatesFolder, 'pages'), '.hbs');
  return new Map(
    names
      .filter((name) => fixtures.has(name) && !answers.has(name))
      .map((name) => [toAddress(name), name] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
