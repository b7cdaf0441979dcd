import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { exitWithMistake, startCommand } from '../command-line.ts';
import { projectPath, readText, readVersion } from '../project.ts';
import { type BundleFile, putInto, toFile } from '../bundle-file.ts';
import { bundle } from './bundle.ts';
import { makeContractFiles } from '../contract/contract-files.ts';
import { isFresh } from '../freshness.ts';
import { makeIncludeFiles } from './include-files.ts';
import { makeLanguageFiles } from '../render/language-files.ts';
import { readWidgets } from '../read-widgets.ts';
import { makeWidgetList } from '../contract/widget-list.ts';
import { makeCmsFiles } from './cms-files.ts';
import { bundleCatalogue, bundleCommands } from './bundle-commands.ts';
import { makeCatalogueFiles } from '../catalogue/catalogue-files.ts';
import { makePackageFiles } from './package-files.ts';
import { makeManifest } from './manifest.ts';
import { makeWidgetTypes } from './widget-types.ts';
import { print } from '../print.ts';

/** Replaces a folder at once: a server or a browser that reads from it never finds it without its files. */
function replaceFolder(folder: string, files: readonly BundleFile[], time: Date): void {
  const copies = projectPath('copies');
  mkdirSync(copies, { recursive: true });
  const workFolder = mkdtempSync(join(copies, 'build-'));
  try {
    for (const { name, bytes } of files) {
      const path = join(workFolder, 'new', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      utimesSync(path, time, time);
    }
    if (existsSync(folder)) renameSync(folder, join(workFolder, 'old'));
    renameSync(join(workFolder, 'new'), folder);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

/** Icons are drawn by the script, and in what the package has for CMSs. */
function addIconsLicence({ name, bytes }: BundleFile): BundleFile {
  if (name !== 'LICENSES.txt') return { name, bytes };
  const licence = readText('templates/assets/icons/LICENSE.txt');
  return toFile(name, `${bytes.toString()}\n---\n\n## Lucide icons (ISC)\n\n${licence}`);
}

/** Module and classic script share the stylesheet. */
const isNoStylesheet = ({ name }: BundleFile) => !name.endsWith('.css');

async function buildDist(): Promise<void> {
  // A source that changes during the build is newer than it.
  const begin = new Date();
  const files = (await bundle()).files.map(addIconsLicence);
  const site = await bundle({ mode: 'site' });
  const inspector = putInto('inspector', (await bundle({ mode: 'inspector' })).files);
  const esm = putInto('esm', (await bundle({ mode: 'esm' })).files.filter(isNoStylesheet));
  const version = readVersion();
  const manifest = makeManifest(version, [...files, ...inspector, ...esm]);
  const list = makeWidgetList(version, await readWidgets());
  const built = [
    ...files,
    ...inspector,
    ...esm,
    ...putInto('site', site.files),
    toFile('widgets.d.ts', makeWidgetTypes(version)),
    ...(await makeContractFiles(list)),
    ...Object.entries(makeIncludeFiles(manifest)).map(([name, text]) =>
      toFile(`include/${name}`, text),
    ),
    ...Object.entries(makeLanguageFiles()).map(([name, text]) => toFile(name, text)),
    ...(await makePackageFiles(list)),
    ...(await bundleCommands()).flatMap((each) => each.files),
    ...(await makeCatalogueFiles(site.files)),
    ...(await bundleCatalogue()).flatMap((each) => putInto('catalogue', each.files)),
    toFile('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`),
  ];
  const ofCms = await makeCmsFiles({ list, manifest, files: built });
  replaceFolder(projectPath('dist'), [...built, ...ofCms], begin);
  for (const [name, { bytes, gzip, brotli }] of Object.entries(manifest.files)) {
    print(`dist/${name}: ${bytes} bytes, ${gzip} gzip, ${brotli} brotli`);
  }
}

const { values } = startCommand({
  script: 'build',
  summary:
    'Writes everything that a CMS gets into dist: script, stylesheet, contract, includes, manifest.',
  options: { 'if-stale': { doc: 'Builds only where a source is newer than dist.' } },
});
if (values['if-stale'] && isFresh()) print('dist is up to date');
else await buildDist().catch(exitWithMistake);
