import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../setup/test-server.ts';
import { runHere } from '../setup/run-here.ts';
import { compareParts, compareViews, type Part } from './compare-views.ts';
import { listAddresses } from './list-addresses.ts';

const part = (name: string, ...box: Part['box']): Part => ({ name, box });

const heading = part('h1 Funds', 20, 100, 350, 40);
const table = part('table', 20, 200, 350, 600);
const picture = part('img harbour-480.avif', 0, 900, 390, 240);
const button = part('button More', 20, 1200, 120, 52);
const page = [heading, table, picture, button];

const below = (by: number, { name, box: [left, top, width, height] }: Part) =>
  part(name, left, top + by, width, height);

describe('what differs between two pages', () => {
  it.each<[string, readonly Part[], readonly string[]]>([
    ['nothing', page, []],
    ['what a browser rounds', page.map((each) => below(1, each)), []],
    ['a picture that is gone', [heading, table, button], ['gone: img harbour-480.avif']],
    [
      'another picture',
      [heading, table, part('img quay-480.avif', 0, 900, 390, 240), button],
      ['gone: img harbour-480.avif', 'new: img quay-480.avif'],
    ],
    [
      'another size, without all that is lower for it',
      [heading, part('table', 20, 200, 350, 640), below(40, picture), below(40, button)],
      ['table: 350 × 600 → 350 × 640', 'img harbour-480.avif: from 0, 900 to 0, 940'],
    ],
    [
      'another place',
      [heading, table, picture, part('button More', 250, 1200, 120, 52)],
      ['button More: from 20, 1200 to 250, 1200'],
    ],
    ['a second of the same name', [...page, button], ['new: button More (2)']],
  ])('is %s', (_, after, expected) => {
    expect(compareParts(page, after)).toEqual(expected);
  });

  it('is marked in a picture that holds both, also where one is longer', async () => {
    const draw = (height: number, background: string) =>
      sharp({ create: { width: 10, height, channels: 3, background } })
        .png()
        .toBuffer();
    const look = async (height: number, background: string) => ({
      picture: await draw(height, background),
      parts: page,
    });
    expect(await compareViews(await look(10, '#fff'), await look(10, '#fff'))).toBeUndefined();
    const red = await compareViews(await look(10, '#fff'), await look(10, '#f00'));
    expect([red?.pixels, red?.changes]).toEqual([100, []]);
    const longer = await compareViews(await look(10, '#fff'), await look(14, '#000'));
    const { width, height } = await sharp(longer?.marked).metadata();
    expect([width, height, longer?.pixels]).toEqual([10, 14, 140]);
  });
});

describe('the pages that are looked at', () => {
  it('are all that links lead to, below the first', async () => {
    const pages: Readonly<Record<string, string>> = {
      '/': '<a href="/a?page=2#top">A</a> <a href="b/">B</a> <a href="https://elsewhere.example/">C</a>',
      '/a': '<a href="/">Home</a> <a href="/gone">Gone</a> <a href="mailto:a@b.example">Mail</a>',
      '/b/': '<a href="c">C</a>',
      '/b/c': '',
    };
    const { url } = await startServer((request, response) => {
      const html = pages[request.url ?? ''];
      response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(html);
    }, onTestFinished);
    expect(await listAddresses([new URL(url)])).toEqual(['/', '/a', '/b/', '/b/c']);
    expect(await listAddresses([new URL('/b/', url)])).toEqual(['/b/', '/b/c']);
  });
});

describe('npm run look', () => {
  it.each([
    [[], 'Expected one revision, as in: npm run look -- HEAD. Found 0.'],
    [['a', 'b'], 'Expected one revision, as in: npm run look -- HEAD. Found 2.'],
  ])('refuses %j', async (revisions, mistake) => {
    const { code, errors } = await runHere('tests/look/look.ts', ...revisions);
    expect([code, errors]).toEqual([1, `${mistake}\n`]);
  });
});
