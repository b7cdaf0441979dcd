import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../tools/project.ts';

const folders = 'api cms dev-server fixtures mount shared templates tests tools widgets'.split(' ');

/** Every file of the project's own folders, by its path from the root, with slashes. */
export function listFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name).slice(projectPath('.').length))
      .map((path) => path.replaceAll('\\', '/')),
  );
}

/** Every document of the project, by its path from the root. */
export function listDocuments(): string[] {
  const paths = [
    ...readdirSync(projectPath('.')),
    ...readdirSync(projectPath('docs')).map((name) => `docs/${name}`),
    ...listFiles(),
  ];
  return paths.filter((path) => path.endsWith('.md'));
}
