import { readdirSync } from 'node:fs';
import { projectPath, readDocument } from '../project.ts';

/** The documents that a site needs; the others are for those who change the project. */
export const siteDocuments: readonly string[] = [
  ...['analytics', 'calls', 'contract', 'json-in-attributes', 'languages', 'monitoring'],
  ...['on-your-cms', 'own-widgets', 'policy', 'theming', 'versions'],
];

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
