import { zipSync } from 'fflate';
import { projectPath } from '../project.ts';
import { type BundleFile } from './bundle.ts';
import { fillFiles } from './include-files.ts';
import { type Manifest } from './manifest.ts';

/** What pages load, and its licences; the plug-in has them in the folder of the version. */
const servedFile =
  /^(?:widgets\.(?:js|css)|LICENSES\.txt|languages\/.+\.json|inspector\/inspector\.js)$/;

/**
 * The plug-in as WordPress takes it under Plugins › Add New › Upload: one folder with the name of the plug-in.
 *
 * @param built the files of the build, of which the plug-in brings those that pages load
 */
export function zipWordPress(manifest: Manifest, built: readonly BundleFile[]): Uint8Array {
  const own = Object.entries(fillFiles(projectPath('tools/build/wordpress'), manifest)).map(
    ([name, text]) => [name, Buffer.from(text)] as const,
  );
  const served = built
    .filter(({ name }) => servedFile.test(name))
    .map(({ name, bytes }) => [`${manifest.version}/${name}`, bytes] as const);
  const entries = [...own, ...served]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => [`private-markets-widgets/${name}`, bytes] as const);
  // One time for all files, without a zone: the same sources make the same bytes everywhere.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: '2000-01-01T12:00:00' });
}
