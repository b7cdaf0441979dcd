import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../project.ts';

export function readDocument(path: string): string | undefined {
  const file = projectPath(path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Name and title of each document in `docs`, but for the index. */
export function listDocuments(): readonly { readonly name: string; readonly title: string }[] {
  return readdirSync(projectPath('docs'))
    .filter((file) => /^[a-z-]+\.md$/.test(file))
    .sort()
    .map((file) => {
      const name = file.replace('.md', '');
      return { name, title: /^# (.+)$/m.exec(readDocument(`docs/${file}`) ?? '')?.[1] ?? name };
    });
}
