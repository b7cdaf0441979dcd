// @vitest-environment jsdom
import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../dev-server/pages/page-fixtures.ts';
import { projectPath } from '../../dev-server/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses, sitePages } from '../setup/site-pages.ts';
import { readText } from './source-files.ts';

interface ListedPicture {
  readonly sizes: readonly number[];
}

const list = Object.entries(
  JSON.parse(readText('templates/assets/images/images.json')) as Readonly<
    Record<string, ListedPicture>
  >,
);

/** Scenes that are ground, not picture. */
const grounds = ['contour-lines'];

/** The scene of an address such as `/assets/images/harbour-600.webp`, if it is one. */
function readScene(address: string): readonly string[] {
  const scene = /^\/assets\/images\/([a-z-]+)-\d+\.\w+$/.exec(address)?.[1];
  return scene === undefined || grounds.includes(scene) ? [] : [scene];
}

/** The scenes in the data of a page and in what its widgets load: later slides, further pages of a list. */
function findScenes(value: unknown): readonly string[] {
  if (typeof value === 'string') return readScene(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findScenes);
}

/** Every scene that a visitor of a page may see, without what lies behind the play sign of a clip. */
function listScenes(address: string): readonly string[] {
  const page = parsePage(address);
  for (const clip of page.querySelectorAll('.site-clip__holder')) clip.remove();
  const shown = [...page.querySelectorAll('img, video')].flatMap((element) =>
    readScene(element.getAttribute('poster') ?? element.getAttribute('src') ?? ''),
  );
  const { answers } = readPageData(projectPath('fixtures'), sitePages.get(address) ?? '');
  const later = findScenes(answers).filter((scene) => !shown.includes(scene));
  return [...shown, ...later];
}

const scenes = siteAddresses.map((address) => [address, listScenes(address)] as const);

describe('the pictures of the site', () => {
  it('are found on most pages', () => {
    expect(scenes.filter(([, found]) => found.length > 0).length).toBeGreaterThan(12);
  });

  it.each(scenes)('stand on %s once each', (_, found) => {
    expect(found.filter((scene, place) => found.indexOf(scene) !== place)).toEqual([]);
  });

  it.each(['/insights', '/thought-leadership'])(
    'load at once in the first tile of %s, in the others when they are near',
    (address) => {
      const [first, ...others] = [...parsePage(address).querySelectorAll('.pmw-tile')].map((tile) =>
        tile.querySelector('img')?.getAttribute('loading'),
      );
      expect(first).toBe('eager');
      expect(others).toContain('lazy');
      expect(others).not.toContain('eager');
    },
  );

  it.each(list.map(([scene]) => scene).filter((scene) => !grounds.includes(scene)))(
    '%s is on one page at least and on four at most',
    (scene) => {
      const pages = scenes.filter(([, found]) => found.includes(scene)).map(([address]) => address);
      expect(pages.length, pages.join(' ')).toBeGreaterThan(0);
      expect(pages.length, pages.join(' ')).toBeLessThan(5);
    },
  );

  it.each(list)(
    '%s has five widths in three kinds, none of more than 120 kB in AVIF',
    (scene, picture) => {
      expect(picture.sizes).toHaveLength(5);
      for (const width of picture.sizes) {
        const path = projectPath(`templates/assets/images/${scene}-${width}`);
        expect(
          ['avif', 'webp', 'jpg'].filter((ending) => !existsSync(`${path}.${ending}`)),
        ).toEqual([]);
        expect(statSync(`${path}.avif`).size).toBeLessThan(120_000);
      }
    },
  );
});
