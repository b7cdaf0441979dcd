// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { withWidget } from '../../tests/setup/engine/with-widget.tsx';
import { type TileKind } from '../rules/tile-size.ts';
import { type TileChapter, type TileContent } from './tile-content.ts';
import { findCells, Tile } from './tile.tsx';

const texts = { eyebrow: '', text: '', moreText: '', cta: '', date: '' };
const pictures = { url: '', image: '', overlay: '', icon: '' };
const bare: TileContent = { kind: 'Simple', heading: 'Title', ...texts, ...pictures };
const chapter: TileChapter = { heading: 'One', url: '/1', date: 'Nov 2022' };

const words = { chapters: 'In this series', 'read-more': 'Read more' };
const context = makeContext({ texts: words });
const wrapper = withWidget(context);

function show(tile: Partial<TileContent>, chapters: readonly TileChapter[] = []) {
  const content = <Tile texts={context.texts} tile={{ ...bare, ...tile }} chapters={chapters} />;
  const { container } = render(content, { wrapper });
  const find = (selector: string) => container.querySelector(selector);
  const read = (selector: string) => find(selector)?.textContent ?? null;
  const addressOf = (selector: string) => find(selector)?.getAttribute('href') ?? null;
  return { find, read, addressOf, container };
}

describe('the look of a tile', () => {
  const image = '/a.jpg';
  it.each<[TileKind, string, string, hasImage: boolean, width: number, height: number]>([
    ['Simple', '', 'simple', false, 1, 1],
    ['Simple', image, 'simple', false, 1, 1],
    ['WithImage', image, 'with-image', true, 1, 2],
    ['WithImage', '', 'simple', false, 1, 1],
    ['WithImage', 'javascript:0', 'simple', false, 1, 1],
    ['Featured', image, 'featured pmw-on-dark', true, 1, 2],
    ['Featured', ' ', 'simple', false, 1, 1],
    ['Callout', image, 'callout pmw-on-dark', false, 1, 2],
    ['CalloutNotched', '', 'callout-notched pmw-on-dark', false, 1, 2],
    ['ChapteredContent', image, 'chaptered pmw-on-dark', true, 3, 2],
    ['ChapteredContent', '', 'chaptered pmw-on-dark', false, 3, 2],
  ])('of the kind %s with the image "%s"', (kind, address, look, hasImage, width, height) => {
    const { find } = show({ kind, image: address });
    expect(find('article')?.className).toBe(`pmw-tile pmw-tile--${look}`);
    const parts = ['img', '.pmw-tile__ground', '.pmw-notch'];
    const has = parts.map((part) => find(part) !== null);
    expect(has).toEqual([hasImage, hasImage || look.includes('dark'), kind === 'CalloutNotched']);
    expect(findCells({ ...bare, kind, image: address })).toEqual({ width, height });
  });

  it('has an eyebrow for its ground', () => {
    expect(show({ eyebrow: 'A & B' }).find('.pmw-eyebrow')?.outerHTML).toBe(
      '<p class="pmw-tile__eyebrow pmw-eyebrow">A &amp; B</p>',
    );
    expect(show({ eyebrow: 'A', kind: 'Callout' }).find('.pmw-eyebrow--on-dark')).not.toBeNull();
    expect(show({}).find('.pmw-eyebrow')).toBeNull();
  });

  it.each([
    ['ChapteredContent', 'rgb(1 2 3)', 'rgb(1 2 3)'],
    ['ChapteredContent', 'url(x)', null],
    ['ChapteredContent', '', null],
    ['Callout', 'red', null],
  ] as const)('has a colour over the picture of a series: %s %s', (kind, overlay, fill) => {
    const path = show({ kind, overlay }).find('.pmw-tile__overlay path');
    expect(path?.getAttribute('fill') ?? null).toBe(fill);
  });
});

describe('the texts of a tile', () => {
  it.each([
    ['/a', '/a'],
    ['javascript:alert(1)', null],
  ])('have a heading, which is its link where its address is safe: %s', (url, address) => {
    const { read, addressOf } = show({ url, heading: 'Tom & Jerry <BBB' });
    expect(read('h2')).toBe('Tom & Jerry <BBB');
    expect(addressOf('h2 a.pmw-tile__link')).toBe(address);
  });

  it('keep their markup', () => {
    expect(show({ text: '<em>New</em>' }).read('.pmw-tile__text em')).toBe('New');
  });

  const series = { kind: 'ChapteredContent', date: 'Nov', cta: 'R', url: '/a' } as const;
  it.each<[string, Partial<TileContent>, ...(string | null)[]]>([
    ['nothing', {}, null, null, null],
    ['a date', { date: 'Nov 2022' }, 'Nov 2022', null, 'Nov 2022'],
    ['a word', { cta: 'Read' }, null, 'Read', 'Read'],
    ['both', { date: 'Nov 2022', cta: 'Read' }, 'Nov 2022', 'Read', 'Nov 2022Read'],
    ['a link alone', { url: '/a' }, '', null, ''],
    ['a series', series, null, null, null],
  ])('have at their foot what the data have: %s', (_, tile, ...expected) => {
    const { read } = show(tile);
    expect(['date', 'cta', 'foot'].map((part) => read(`.pmw-tile__${part}`))).toEqual(expected);
  });
});

const arrow = 'pmw-icon pmw-icon--directed pmw-icon--moving';
it.each([
  ['is an arrow where it is a link', '', '/a', arrow],
  ['is none where it is no link', '', '', null],
  ['is the one that the data name', ' download ', '/a', 'pmw-icon pmw-icon--moving'],
  ['stands still where it is no link', 'download', '', 'pmw-icon'],
  ['is an image of the data', '/icons/a.svg', '/a', '/icons/a.svg'],
  ['is the arrow of its link where the name is not known', 'sparkles', '/a', arrow],
  ['is the arrow where the name is known only to JavaScript', 'constructor', '/a', arrow],
  ['is the arrow where the address is not safe', 'javascript:0', '/a', arrow],
  ['is none where there is neither a name nor a link', 'sparkles', '', null],
])('the icon of a tile %s', (_, icon, url, expected) => {
  const { find } = show({ icon, url, date: 'Nov' });
  const drawn = find('.pmw-tile__foot svg')?.getAttribute('class');
  expect(drawn ?? find('.pmw-tile__foot img')?.getAttribute('src') ?? null).toBe(expected);
});

describe('a series', () => {
  const series = { kind: 'ChapteredContent', url: '/series' } as const;

  it('lists its chapters below their heading; the same may come twice', () => {
    const warn = vi.spyOn(console, 'error');
    const chapters = [chapter, chapter, { heading: 'A & B', url: '', date: '' }];
    const { container, read } = show(series, chapters);
    expect(read('.pmw-tile__series-heading')).toBe('In this series');
    const items = [...container.querySelectorAll('[role="list"] li')].map((item) => [
      item.querySelector('h3.pmw-tile__chapter-heading')?.textContent,
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('p')?.textContent,
    ]);
    const first = ['One', '/1', 'Nov 2022'];
    expect(items).toEqual([first, first, ['A & B', undefined, undefined]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('has no list without chapters', () => {
    const { find } = show(series);
    expect([find('[role="list"]'), find('.pmw-tile__series-heading')]).toEqual([null, null]);
  });

  it.each<[string, Partial<TileContent>, string | null, string | null]>([
    ['the word of the data', { cta: 'All' }, 'All', '/series'],
    ['a word of its own', {}, 'Read more', '/series'],
    ['the word alone where there is no address', { cta: 'All', url: '' }, null, null],
    ['nothing where there is neither', { url: '' }, null, null],
  ])('leads to all of it: %s', (_, tile, text, address) => {
    const { read, addressOf } = show({ ...series, ...tile }, [chapter]);
    expect(read('.pmw-tile__series-link')).toBe(text);
    expect(addressOf('.pmw-tile__series-link')).toBe(address);
    expect(read('.pmw-tile__series > .pmw-tile__text')).toBe(text ? null : (tile.cta ?? null));
  });

  it('has a second text', () => {
    const moreText = '<em>More</em>';
    expect(show({ ...series, moreText }).read('.pmw-tile__series em')).toBe('More');
    expect(show({ moreText }).find('em')).toBeNull();
  });
});
