import { expect, it } from 'vitest';
import { isPresentPage } from './is-present-page.ts';

it.each([
  ['/news', '/news', true],
  ['/news/', '/news', true],
  ['/news', '/news/?currentPage=2#list', true],
  ['/', '/', true],
  ['/', '/news', false],
  ['/news', '/newsletter', false],
  ['/news', '/en/news', false],
  ['/page?id=2', '/page?id=2', true],
  ['/page?id=2', '/page?id=3', false],
  ['/page?id=2', '/page', false],
  ['/news#top', '/news', false],
  ['#top', '/news', false],
  ['https://other.example/news', '/news', false],
  ['mailto:news@alderfen.example', '/news', false],
])('the link %s leads to the present page at %s: %s', (link, page, expected) => {
  const at = new URL(page, 'https://alderfen.example');
  expect(isPresentPage(new URL(link, at), at)).toBe(expected);
});
