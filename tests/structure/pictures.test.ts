// @vitest-environment jsdom
import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
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

/** The scenes in data, by addresses such as `/assets/images/harbour-600.webp`. */
function findScenes(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(findScenes);
  const [, scene] = /^\/assets\/images\/([a-z-]+)-\d+\.\w+$/.exec(String(value)) ?? [];
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

  it.each(list)(
    '%s is on one to four pages, in five widths and three kinds, none over 120 kB in AVIF',
    (scene, { sizes }) => {
      const pages = scenes.filter(([, found]) => found.includes(scene)).length;
      expect(scene === ground ? 1 : pages).toBeGreaterThan(0);
      expect(pages).toBeLessThan(5);
      expect(sizes).toHaveLength(5);
      for (const width of sizes) {
        const path = projectPath(`templates/assets/images/${scene}-${width}`);
        for (const kind of ['avif', 'webp', 'jpg']) {
          expect(existsSync(`${path}.${kind}`), `${scene}-${width}.${kind}`).toBe(true);
        }
        expect(statSync(`${path}.avif`).size).toBeLessThan(120_000);
      }
    },
  );
});
