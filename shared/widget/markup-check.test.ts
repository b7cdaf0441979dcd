import { expect, it } from 'vitest';
import { findFragmentLinks, type MarkupElement } from './markup-check.ts';

const make = (tagName: string, href?: string): MarkupElement => ({
  tagName,
  attributes: new Map(href === undefined ? [] : [['href', href]]),
  inside: [],
});

it.each<[string, string | undefined, string | undefined]>([
  ['a', '#part', '#part'],
  ['a', '/page#part', '#part'],
  ['a', 'https://example.com/#a%20b', '#a%20b'],
  ['a', '#', ''],
  ['a', 'https://[#part', ''],
  ['a', '/page', undefined],
  ['a', undefined, undefined],
  ['area', '#part', undefined],
])('of the links of a bar to parts of a page <%s> with %s leads to %j', (tagName, href, hash) => {
  const link = make(tagName, href);
  const bar = { ...make('nav'), inside: [make('p'), link] };
  const found = findFragmentLinks(bar, 'https://example.com/page');
  expect(found).toEqual(hash === undefined ? [] : [{ link, hash }]);
});
