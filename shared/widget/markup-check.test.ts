import { describe, expect, it } from 'vitest';
import { findFragmentLinks, type MarkupElement } from './markup-check.ts';

const make = (tagName: string, href?: string): MarkupElement => ({
  tagName,
  attributes: new Map(href === undefined ? [] : [['href', href]]),
  inside: [],
});

describe('the links of a bar to parts of a page', () => {
  it.each([
    ['#part', '#part'],
    ['/page#part', '#part'],
    ['https://example.com/#a%20b', '#a%20b'],
    ['#', ''],
    ['https://[#part', ''],
  ])('%s leads to "%s"', (href, hash) => {
    const link = make('a', href);
    const bar = { ...make('nav'), inside: [make('p'), link] };
    expect(findFragmentLinks(bar, 'https://example.com/page')).toEqual([{ link, hash }]);
  });

  it.each([
    ['a', '/page'],
    ['a', undefined],
    ['area', '#part'],
  ])('are not <%s> with %s', (tagName, href) => {
    const bar = { ...make('nav'), inside: [make(tagName, href)] };
    expect(findFragmentLinks(bar, 'https://example.com/')).toEqual([]);
  });
});
