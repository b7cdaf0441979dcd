import { type BundleFile } from '../../../tools/bundle-file.ts';
import { makeManifest } from '../../../tools/build/manifest.ts';
import { makeWidgetList } from '../../../tools/contract/widget-list.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { sampleBundle } from '../../../tests/setup/site/sample-bundle.ts';
import { languageFiles } from '../../testing/built-includes.ts';
import { makeFiles } from '../files.ts';

const list = makeWidgetList('1.2.3', await readWidgets());

const isOfModule = ({ name }: BundleFile) => name.startsWith('esm/');

/** The plug-in for WordPress as a build makes it, with the same files. */
export function makePlugIn(files: readonly BundleFile[] = sampleBundle): Uint8Array {
  const texts = Object.entries(languageFiles).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
  }));
  const [zip] = makeFiles({
    list,
    // Its files are named, whether or not a test needs them.
    manifest: makeManifest('1.2.3', [
      ...(files.some(isOfModule) ? [] : sampleBundle.filter(isOfModule)),
      ...files,
    ]),
    files: [...files, ...texts],
  });
  return zip?.bytes ?? Buffer.from('');
}
