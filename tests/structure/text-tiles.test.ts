// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../../tools/project.ts';
import { parsePage } from '../setup/parse-page.ts';
import { siteAddresses, translatedAddresses } from '../setup/site-pages.ts';
import { readText } from './source-files.ts';

interface Item {
  readonly Headline: string;
  readonly DisplayTile: string;
  readonly Description?: string;
}

const articles = readdirSync(projectPath('fixtures/answers'), { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.includes('articledata/'));

/** One sentence in two lines of a tile. */
const sentence = /^<p>[^<>]{15,92}<\/p>$/;

it.each([...siteAddresses, ...translatedAddresses])(
  'each light tile of %s has a sentence below its heading',
  (address) => {
    const tiles = [
      ...parsePage(address).querySelectorAll('.pmw-tile--simple, .pmw-tile--with-image'),
    ];
    const without = tiles.filter(
      (tile) => !sentence.test(tile.querySelector('.pmw-tile__text')?.innerHTML ?? ''),
    );
    expect(without.map((tile) => tile.querySelector('.pmw-tile__heading')?.textContent)).toEqual(
      [],
    );
  },
);

it.each(articles)('each light tile that %s answers has a sentence', (path) => {
  const { Content } = JSON.parse(readText(`fixtures/answers/${path}`)) as {
    readonly Content: readonly Item[];
  };
  const light = Content.filter(({ DisplayTile }) => /^(?:Simple|WithImage)$/.test(DisplayTile));
  expect(light.length).toBeGreaterThan(1);
  const without = light.filter(({ Description }) => !sentence.test(Description ?? ''));
  expect(without.map(({ Headline }) => Headline)).toEqual([]);
});
