import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// A URL of its own: Vite takes `new URL(…, import.meta.url)` with a template literal for an asset.
const here = import.meta.url;
const root = new URL('../', here);

export function projectPath(path: string): string {
  return fileURLToPath(new URL(path, root));
}

/**
 * A text with `\n` at the ends of its lines, also in a checkout with those of Windows.
 *
 * @param path from the root of the project, or absolute
 */
export function readText(path: string): string {
  return readFileSync(resolve(projectPath('.'), path), 'utf8').replaceAll('\r\n', '\n');
}

/** A document of the project; nothing if there is none of that path. */
export function readDocument(path: string): string | undefined {
  const file = projectPath(path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function readVersion(): string {
  const text = readFileSync(projectPath('package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
