import { expect, it } from 'vitest';
import { bundle, type Bundle } from '../../tools/build/bundle.ts';
import { bundleCatalogue, bundleCommands } from '../../tools/build/bundle-commands.ts';
import { createAssets } from '../../tools/catalogue/catalogue-assets.ts';

/** The packages whose modules a bundle contains. */
function listPackages({ modules }: Bundle): readonly string[] {
  const names = modules.flatMap(
    (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** The packages that the notices of a bundle name with the text of their licence. */
function listNotices({ files }: Bundle): readonly string[] {
  const notices = files.find(({ name }) => name.endsWith('LICENSES.txt'))?.bytes.toString() ?? '';
  return notices
    .split(/^## /m)
    .flatMap((part) => {
      const name = /^\[?(.+?)(?: - |\]| \()/.exec(part)?.[1];
      return name !== undefined && /copyright/i.test(part) ? name : [];
    })
    .sort();
}

it('each bundle of the package comes with the notices of the packages in it', async () => {
  const bundles = [
    await bundle(),
    ...(await bundleCommands()),
    ...(await bundleCatalogue()),
    await bundle({ mode: 'inspector' }),
  ];
  const packages = bundles.map(listPackages);
  expect(bundles.map(listNotices)).toEqual(packages);
  expect(packages.flat()).toEqual(expect.arrayContaining(['react', 'parse5', 'handlebars']));
});

it('the fonts of the catalogue come with their licences', () => {
  const assets = createAssets();
  assets.toCatalogueStyles('@font-face{src:url(/assets/fonts/inter-latin.woff2)}');
  expect([...assets.files.keys()].sort()).toEqual([
    'assets/fonts/inter-latin.woff2',
    'assets/fonts/inter.LICENSE.txt',
    'assets/fonts/source-serif-4.LICENSE.txt',
  ]);
});
