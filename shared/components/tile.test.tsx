// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/make-context.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { type TileKind } from '../rules/tile-size.ts';
import { type TileChapter, type TileContent } from './tile-content.ts';
import { isKnownIcon } from './tile-icon.tsx';
import { findCells, Tile } from './tile.tsx';

const bare: TileContent = {
  kind: 'Simple',
  heading: 'Title',
  eyebrow: '',
  text: '',
  moreText: '',
  cta: '',
  url: '',
  image: '',
  overlay: '',
  date: '',
  icon: '',
};
const chapter: TileChapter = { heading: 'One', url: '/1', date: 'Nov 2022' };

const texts = { chapters: 'In this series', 'read-more': 'Read more' };
const wrapper = withWidget(makeContext({ texts }));

function show(tile: Partial<TileContent>, chapters: readonly TileChapter[] = []) {
  const { container } = render(<Tile tile={{ ...bare, ...tile }} chapters={chapters} />, {
    wrapper,
  });
  const find = (selector: string) => container.querySelector(selector);
  const read = (selector: string) => find(selector)?.textContent ?? null;
  return { find, read, container };
}

describe('the look of a tile', () => {
  const image = '/a.jpg';
  it.each<[TileKind, string, string, hasImage: boolean]>([
    ['Simple', '', 'pmw-tile pmw-tile--simple', false],
    ['Simple', image, 'pmw-tile pmw-tile--simple', false],
    ['WithImage', image, 'pmw-tile pmw-tile--with-image', true],
    ['WithImage', '', 'pmw-tile pmw-tile--simple', false],
    ['WithImage', 'javascript:0', 'pmw-tile pmw-tile--simple', false],
    ['Featured', image, 'pmw-tile pmw-tile--featured pmw-on-dark', true],
    ['Featured', '', 'pmw-tile pmw-tile--simple', false],
    ['Callout', image, 'pmw-tile pmw-tile--callout pmw-on-dark', false],
    ['CalloutNotched', '', 'pmw-tile pmw-tile--callout-notched pmw-on-dark', false],
    ['ChapteredContent', image, 'pmw-tile pmw-tile--chaptered pmw-on-dark', true],
    ['ChapteredContent', '', 'pmw-tile pmw-tile--chaptered pmw-on-dark', false],
  ])('of the kind %s with the image "%s"', (kind, address, classes, hasImage) => {
    const { find } = show({ kind, image: address });
    expect(find('article')?.className).toBe(classes);
    expect(find('img') !== null).toBe(hasImage);
    const isDark = classes.includes('on-dark');
    expect(find('.pmw-tile__ground') !== null).toBe(isDark || hasImage);
    expect(find('.pmw-notch') !== null).toBe(kind === 'CalloutNotched');
  });

  it('has an eyebrow for its ground', () => {
    expect(show({ eyebrow: 'A &amp; B' }).find('.pmw-eyebrow')?.outerHTML).toBe(
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

  it.each([
    ['Simple', '', { width: 1, height: 1 }],
    ['WithImage', '/a.jpg', { width: 1, height: 2 }],
    ['WithImage', 'javascript:0', { width: 1, height: 1 }],
    ['ChapteredContent', '', { width: 3, height: 2 }],
  ] as const)('takes cells: %s with "%s"', (kind, image, cells) => {
    expect(findCells({ ...bare, kind, image })).toEqual(cells);
  });
});

describe('the texts of a tile', () => {
  it('have a heading, which is its link', () => {
    const { find } = show({ url: '/a', heading: 'Tom &amp; <b>Jerry</b>' });
    const heading = find('h2');
    expect(heading?.textContent).toBe('Tom & Jerry');
    expect(heading?.querySelector('a.pmw-tile__link')?.getAttribute('href')).toBe('/a');
  });

  it('have a heading without a link where the address is not safe', () => {
    const { find, read } = show({ url: 'javascript:alert(1)' });
    expect([read('h2'), find('a')]).toEqual(['Title', null]);
  });

  it('keep their markup', () => {
    expect(show({ text: '<em>New</em>' }).find('.pmw-tile__text em')?.textContent).toBe('New');
  });

  it.each<[string, Partial<TileContent>, (string | null)[]]>([
    ['nothing', {}, [null, null, null]],
    ['a date', { date: 'Nov 2022' }, ['Nov 2022', null, 'Nov 2022']],
    ['a word', { cta: 'Read' }, [null, 'Read', 'Read']],
    ['both', { date: 'Nov 2022', cta: 'Read' }, ['Nov 2022', 'Read', 'Nov 2022Read']],
    ['a link alone', { url: '/a' }, ['', null, '']],
    [
      'a series',
      { kind: 'ChapteredContent', date: 'Nov', cta: 'R', url: '/a' },
      [null, null, null],
    ],
  ])('have at their foot what the data have: %s', (_, tile, expected) => {
    const { read } = show(tile);
    expect(['date', 'cta', 'foot'].map((part) => read(`.pmw-tile__${part}`))).toEqual(expected);
  });
});

describe('the icon of a tile', () => {
  const outline = (icon: string, url = '/a') => {
    const { find } = show({ icon, url, date: 'Nov' });
    const svg = find('.pmw-tile__foot svg');
    return svg?.getAttribute('class') ?? find('.pmw-tile__foot img')?.getAttribute('src') ?? null;
  };
  const moving = 'pmw-icon--moving';

  it.each([
    ['is an arrow where it is a link', '', '/a', `pmw-icon pmw-icon--directed ${moving}`],
    ['is none where it is no link', '', '', null],
    ['is the one that the data name', ' download ', '/a', `pmw-icon ${moving}`],
    ['stands still where it is no link', 'download', '', 'pmw-icon'],
    ['is an image of the data', '/icons/a.svg', '/a', '/icons/a.svg'],
    ['is none where the name is not known', 'sparkles', '/a', null],
    ['is none where the address is not safe', 'javascript:0', '/a', null],
  ])('%s', (_, icon, url, expected) => {
    expect(outline(icon, url)).toBe(expected);
  });

  it.each([
    ['download', true],
    [' pause ', true],
    ['/a.png', true],
    ['https://cdn.example/a.png', true],
    ['sparkles', false],
    ['constructor', false],
    ['', false],
    ['javascript:0', false],
  ])('%j can be shown: %s', (icon, expected) => {
    expect(isKnownIcon(icon)).toBe(expected);
  });
});

describe('a series', () => {
  const series = { kind: 'ChapteredContent', url: '/series' } as const;

  it('may have the same chapter twice', () => {
    const warn = vi.spyOn(console, 'error');
    const { container } = show(series, [chapter, chapter]);
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('lists its chapters below their heading', () => {
    const chapters = [chapter, { ...chapter, heading: 'A &amp; B', url: '', date: '' }];
    const { container, read } = show(series, chapters);
    expect(read('.pmw-tile__series-heading')).toBe('In this series');
    const items = [...container.querySelectorAll('[role="list"] li')];
    expect(items.map(({ textContent }) => textContent)).toEqual(['OneNov 2022', 'A & B']);
    const links = items.map((item) => item.querySelector('a')?.getAttribute('href') ?? null);
    expect(links).toEqual(['/1', null]);
    expect(items.map((item) => item.querySelector('p')?.textContent ?? null)).toEqual([
      'Nov 2022',
      null,
    ]);
  });

  it('has no list without chapters', () => {
    const { find } = show(series);
    expect([find('[role="list"]'), find('.pmw-tile__series-heading')]).toEqual([null, null]);
  });

  it('has chapters one level below its own heading', () => {
    expect(show(series, [chapter]).find('.pmw-tile__chapter-heading')?.tagName).toBe('H3');
  });

  it.each<[string, Partial<TileContent>, string | null, string | null]>([
    ['the word of the data', { cta: 'All' }, 'All', '/series'],
    ['a word of its own', {}, 'Read more', '/series'],
    ['the word alone where there is no address', { cta: 'All', url: '' }, null, null],
    ['nothing where there is neither', { url: '' }, null, null],
  ])('leads to all of it: %s', (_, tile, text, address) => {
    const { find, read } = show({ ...series, ...tile }, [chapter]);
    expect(read('.pmw-tile__series-link')).toBe(text);
    expect(find('.pmw-tile__series-link')?.getAttribute('href') ?? null).toBe(address);
    expect(read('.pmw-tile__series > .pmw-tile__text')).toBe(text ? null : (tile.cta ?? null));
  });

  it('has a second text', () => {
    const { find } = show({ ...series, moreText: '<em>More</em>' });
    expect(find('.pmw-tile__series em')?.textContent).toBe('More');
    expect(show({ moreText: '<em>More</em>' }).find('em')).toBeNull();
  });
});
