// @vitest-environment jsdom
import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../tools/catalogue/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses, sitePages } from '../setup/site-pages.ts';
import { readText } from './source-files.ts';

/** A ground, not a picture: it may be anywhere. */
const ground = 'contour-lines';

const list = Object.entries(
  JSON.parse(readText('templates/assets/images/images.json')) as Readonly<
    Record<string, { readonly sizes: readonly number[] }>
  >,
);

/** The scenes in data, by addresses such as `/assets/images/harbour.jpg`. */
function findScenes(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(findScenes);
  const [, scene] = /^\/assets\/images\/([a-z-]+)\.jpg$/.exec(String(value)) ?? [];
  return scene === undefined || scene === ground ? [] : [scene];
}

/** Every scene that a visitor of a page may see: also later slides, but not behind the play sign of a clip. */
function listScenes(address: string): readonly string[] {
  const page = parsePage(address);
  for (const clip of page.querySelectorAll('.site-clip__holder')) clip.remove();
  const elements = [...page.querySelectorAll('img, video')];
  const shown = findScenes(
    elements.map((each) => each.getAttribute('poster') ?? each.getAttribute('src')),
  );
  const { answers } = readPageData(projectPath('fixtures'), sitePages.get(address) ?? '');
  return [...shown, ...findScenes(answers).filter((scene) => !shown.includes(scene))];
}

const scenes = siteAddresses.map((address) => [address, listScenes(address)] as const);

describe('the pictures of the site', () => {
  it('stand on a page once each, and most pages have some', () => {
    expect(scenes.filter(([, found]) => found.length > 0).length).toBeGreaterThan(12);
    const twice = scenes.map(([address, found]) => [
      address,
      found.filter((scene, place) => found.indexOf(scene) !== place),
    ]);
    expect(twice.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });

  it.each(list)('%s is on one to four pages', (scene) => {
    const pages = scenes.filter(([, found]) => found.includes(scene)).length;
    expect(scene === ground ? 1 : pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(5);
  });

  it('are there as AVIF in their widths, none over 120 kB, and once as JPEG; no other file is', () => {
    const folder = 'templates/assets/images';
    const files = list.flatMap(([scene, { sizes }]) => [
      `${scene}.jpg`,
      ...sizes.map((width) => `${scene}-${width}.avif`),
    ]);
    const found = readdirSync(projectPath(folder)).filter((name) => /\.(?!md|json)\w+$/.test(name));
    expect(found.sort()).toEqual([...files].sort());
    const large = files.filter((name) => statSync(projectPath(`${folder}/${name}`)).size > 120_000);
    expect(large.filter((name) => name.endsWith('.avif'))).toEqual([]);
  });
});
