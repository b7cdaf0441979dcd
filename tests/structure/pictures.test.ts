// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPageData } from '../../tools/catalogue/page-fixtures.ts';
import { projectPath } from '../../tools/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses, sitePages } from '../setup/site-pages.ts';
import { readText } from './source-files.ts';

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

/** What each page shows: what is in it, and what its answers bring later. The card of a link to it is elsewhere. */
const shown = siteAddresses.map((address) => {
  const { answers } = readPageData(projectPath('fixtures'), sitePages.get(address) ?? '');
  return { address, content: parsePage(address).body.innerHTML + JSON.stringify(answers ?? '') };
});

const listPages = (scene: string) => {
  const picture = new RegExp(`/assets/images/${scene}(?:-\\d|[.])`);
  return shown.filter(({ content }) => picture.test(content)).map(({ address }) => address);
};

const ofOverview = 'terraces';

it.each(scenes.filter(([scene]) => scene !== ofOverview))(
  'the picture %s is on one page or two',
  (scene) => {
    const pages = listPages(scene);
    expect(pages).not.toEqual([]);
    expect(pages.slice(2)).toEqual([]);
  },
);

it('the market overview has one picture: on its slide, its landing page and its live page', () => {
  const pages = ['/', '/market-overview', '/market-overview/live'];
  expect(listPages(ofOverview).toSorted()).toEqual(pages);
});

/** What a film moves that has not its own name. */
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
