import { describe, expect, it } from 'vitest';
import { type Plain, writePlain } from './plain.ts';

const items = {
  list: ['all.rows', 'all'],
  as: 'items',
  name: ['title', 'name'],
  href: 'link.url',
  facts: [{ of: ['kind'] }, { label: 'nav', of: ['amount', 'currency'] }],
} as const satisfies Plain;
const sections = {
  ...items,
  as: 'sections',
  picture: 'image',
  text: ['copy'],
  links: [{ name: 'more', href: 'url' }],
} as const satisfies Plain;

const write = (plain: Plain, rows: unknown) => writePlain(plain, { all: rows }, { nav: 'NAV' });

describe('data as plain HTML', () => {
  it.each([
    [items, [{ name: 'A', link: { url: '/a' } }], '<ul><li><a href="/a">A</a></li></ul>'],
    [items, { rows: [{ title: 'A', name: 'B', kind: 'C' }] }, '<ul><li>A · C</li></ul>'],
    [items, [{ amount: 0, currency: 'USD' }, { currency: 'USD' }], '<ul><li>NAV: 0 USD</li></ul>'],
    [items, [{}, null, 'A'], ''],
    [items, 'none', ''],
    [
      sections,
      [
        {
          title: '<small>Now</small>A',
          image: '/a.jpg',
          copy: '<p>B<br>C</p><p></p>',
          more: 'D',
          url: '/d',
        },
      ],
      '<div><h3>Now A</h3><p><img src="/a.jpg" alt=""></p><p>B</p><p>C</p><p><a href="/d">D</a></p></div>',
    ],
    [sections, [{ more: 'without an address' }], ''],
  ])('%j of %j', (plain, rows, html) => {
    expect(write(plain, rows)).toBe(html);
  });

  it('is one entry of the attributes where there is no list', () => {
    const plain = { name: ['text-title'], links: [{ name: 'text-go', href: 'page' }] };
    expect(writePlain(plain, { 'text-title': 'A', 'text-go': 'B', page: '/b' }, {})).toBe(
      '<h3>A</h3><p><a href="/b">B</a></p>',
    );
  });

  it('has entries in entries, and an entry without any is one itself', () => {
    const plain: Plain = {
      list: ['all'],
      as: 'sections',
      name: ['fund'],
      entries: { ...items, list: ['all'] },
    };
    expect(write(plain, [{ fund: 'F', all: [{ name: 'A' }] }, { name: 'B' }])).toBe(
      '<div><h3>F</h3><ul><li>A</li></ul></div><div><h3>B</h3></div>',
    );
  });

  it('holds nothing of the data but text', () => {
    expect(
      write(items, [
        { name: '"<img src=x onerror=hit()>&lt;b&gt; & c', kind: '<script>x</script' },
      ]),
    ).toBe('<ul><li>&quot;&lt;b&gt; &amp; c · x&lt;/script</li></ul>');
  });

  it.each([
    ['javascript:hit()', false],
    [' java\nscript:hit()', false],
    ['\u0001javascript:hit()//', false],
    ['data:text/html,x', false],
    ['https://a.example/b?c=1&amp;d=2', true],
    ['//a.example', true],
    ['mailto:a@b.example', true],
    ['b:c', false],
    ['/b:c', true],
    ['#a', true],
  ])('links to %j: %j', (url, isLink) => {
    expect(write(items, [{ name: 'A', link: { url } }]).includes('href')).toBe(isLink);
  });

  it('leaves no entity in an address to be read again', () => {
    expect(write(items, [{ name: 'A', link: { url: 'javascript&#58;hit()' } }])).toContain(
      'href="javascript&amp;#58;hit()"',
    );
  });
});
