import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.ts';

/** The build is made of these. */
export const sources = [
  'api',
  'cms',
  'docs',
  'fixtures',
  'languages',
  'mount',
  'shared',
  'templates',
  'tools',
  'widgets',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'vite.config.ts',
];

function newestChange(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  // A folder's own time counts too: it changes when a file is deleted.
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function readNewestChange(): number {
  return Math.max(...sources.map(projectPath).filter(existsSync).map(newestChange));
}

export function isFresh(): boolean {
  const manifest = projectPath('dist/manifest.json');
  if (!existsSync(manifest)) return false;
  return readNewestChange() < statSync(manifest).mtimeMs;
}
