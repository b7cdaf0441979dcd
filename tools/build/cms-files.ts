import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type WidgetList } from '../contract/widget-list.ts';
import { projectPath } from '../project.ts';
import { type BundleFile } from '../bundle-file.ts';
import { type Manifest } from './manifest.ts';

/** What a CMS's own files are made from. */
interface Build {
  /** `contract/widgets.json` */
  readonly list: WidgetList;
  readonly manifest: Manifest;
  /** What pages load, by its path in the build. */
  readonly files: readonly BundleFile[];
}

export type MakeFiles = (build: Build) => readonly BundleFile[];

/** The files of every folder of `cms` that makes some: each has a `files.ts`, and none is known here by its name. */
export async function makeCmsFiles(build: Build): Promise<readonly BundleFile[]> {
  const made = readdirSync(projectPath('cms'))
    .map((name) => projectPath(`cms/${name}/files.ts`))
    .filter(existsSync)
    .map(async (path) => {
      const { makeFiles } = (await import(pathToFileURL(path).href)) as { makeFiles: MakeFiles };
      return makeFiles(build);
    });
  return (await Promise.all(made)).flat();
}
