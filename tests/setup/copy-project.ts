import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../tools/project.ts';

/** The files that the development server consists of and serves. */
const sources = [
  ...['api', 'cms', 'dev-server', 'fixtures', 'languages', 'mount', 'shared', 'templates', 'tools'],
  ...['docs', 'widgets', 'CHANGELOG.md', 'LICENSE', 'package.json', 'vite.config.ts'],
  ...['tsconfig.browser.json', 'tsconfig.json', 'tsconfig.node.json'],
];

/** A copy of the project that a test may edit. */
export interface ProjectCopy {
  readonly folder: string;
  /**
   * Replaces a text in a file of the copy.
   *
   * @throws if the file does not contain it
   */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

/**
 * Copies the project's sources into a folder inside the project, so that its packages are found.
 *
 * @param more files and folders to copy as well, with their tests
 * @param name the beginning of the folder's name
 */
export function copyProject(more: readonly string[] = [], name = 'project-'): ProjectCopy {
  const parent = projectPath('copies');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, name));
  for (const path of new Set([...sources, ...more])) {
    const left = more.includes(path) ? /[\\/]node_modules$/ : /\.test\.tsx?$/;
    const filter = (source: string) => !left.test(source);
    cpSync(projectPath(path), join(folder, path), { recursive: true, filter });
  }
  return {
    folder,
    edit: (path, from, to) => {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold ${JSON.stringify(from)}.`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
