import { readFileSync } from 'node:fs';
import { bundle } from '../build/bundle.ts';
import { isFresh, readNewestChange } from '../build/freshness.ts';
import { projectPath } from '../project.ts';

/** The files of the product that a page includes, by name. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

const places = {
  'widgets.js': 'dist/widgets.js',
  'widgets.css': 'dist/widgets.css',
  'site.css': 'dist/site/site.css',
} as const;

async function build(): Promise<BuiltFiles> {
  const bundles = await Promise.all([bundle(), bundle({ mode: 'site' })]);
  const files = bundles.flatMap((each) => each.files);
  return new Map(files.map(({ name, bytes }) => [name, bytes]));
}

let latest: { readonly change: number; readonly files: Promise<BuiltFiles> } | undefined;

/** The built files of the current sources: those of `dist` where it is fresh, otherwise built in memory. */
export function readCurrentFiles(): Promise<BuiltFiles> {
  if (isFresh()) {
    const files = Object.entries(places).map(
      ([name, path]) => [name, readFileSync(projectPath(path))] as const,
    );
    return Promise.resolve(new Map(files));
  }
  const change = readNewestChange();
  if (latest?.change !== change) latest = { change, files: build() };
  return latest.files;
}
