import { readFileSync } from 'node:fs';
import { buildIfStale } from '../../../dev-server/assets/build-if-stale.ts';
import { type BundleFile } from '../../../tools/bundle-file.ts';
import { projectPath } from '../../../tools/project.ts';

/** Files of `dist`, which is built before if a source is newer: the tests share one build. */
export async function readBuiltFiles(...names: readonly string[]): Promise<readonly BundleFile[]> {
  await buildIfStale();
  return names.map((name) => ({ name, bytes: readFileSync(projectPath(`dist/${name}`)) }));
}
