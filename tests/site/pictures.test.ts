// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPageData } from '../../tools/render/page-fixtures.ts';
import { projectPath, readText } from '../../tools/project.ts';
import { parsePage } from '../setup/dom/parse-page.ts';
import { siteAddresses, sitePages } from '../setup/site/site-pages.ts';
import { isLong } from '../setup/test-length.ts';

const scenes = Object.entries(
  JSON.parse(readText('templates/assets/images/images.json')) as Readonly<
    Record<string, { readonly sizes: readonly number[] }>
  >,
);

// A browser asks for one width; a file of another that is missing would be told by no page of the tests.
it.each(scenes)('the picture %s is there in each width that pages offer', (scene, { sizes }) => {
  const files = [`${scene}.jpg`, ...sizes.map((width) => `${scene}-${width}.avif`)];
  const missing = files.filter(
    (name) => !existsSync(projectPath(`templates/assets/images/${name}`)),
  );
  expect(missing).toEqual([]);
});

it.each(['/', '/market-overview', '/market-overview/live'])(
  'the page %s shows the picture of the market overview',
  (address) => {
    const { answers } = readPageData(projectPath('fixtures'), sitePages.get(address) ?? '');
    const content = parsePage(address).body.innerHTML + JSON.stringify(answers ?? '');
    expect(content).toMatch(/\/assets\/images\/terraces(?:-\d|[.])/);
  },
);

it.each(['/insights', '/thought-leadership'])(
  'pictures load at once in the first tile of %s, in the others when they are near',
  (address) => {
    const tiles = [...parsePage(address).querySelectorAll('.pmw-tile')];
    const [first, ...others] = tiles.map((tile) =>
      tile.querySelector('img')?.getAttribute('loading'),
    );
    expect(first).toBe('eager');
    expect(others).toContain('lazy');
    expect(others).not.toContain('eager');
  },
);

it.runIf(isLong)('no two pages have the same picture in their heads', () => {
  const heads = siteAddresses.flatMap((address) => {
    const picture = parsePage(address).querySelector('.site-page-header__strip');
    return picture?.getAttribute('src') ?? [];
  });
  expect(heads.length).toBeGreaterThanOrEqual(5);
  expect(new Set(heads).size).toBe(heads.length);
});

/** The picture that a film moves, if it has another name than the film. */
const moved: Readonly<Record<string, string>> = { sea: 'water', ledger: 'ledger-cover' };

it('a film begins with its poster: it moves that picture', () => {
  const films = [...sitePages.values()]
    .map((page) => JSON.stringify(readPageData(projectPath('fixtures'), page)))
    .flatMap((page) => [
      ...page.matchAll(/"file":"[^"]*\/([\w-]+)[.]mp4","poster":"[^"]*\/([\w-]+)[.]\w+"/g),
    ])
    .map(([, film = '', poster]) => ({ film, poster }));
  expect(films.length).toBeGreaterThan(6);
  for (const { film, poster } of films)
    expect({ film, poster }).toEqual({ film, poster: moved[film] ?? film });
});
