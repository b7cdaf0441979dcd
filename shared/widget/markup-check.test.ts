import { describe, expect, it, vi } from 'vitest';
import { defineContract } from './define-contract.ts';
import { defineMarkupCheck, findFragmentLinks, type MarkupElement } from './markup-check.ts';

const make = (tagName: string, href?: string): MarkupElement => ({
  tagName,
  attributes: new Map(href === undefined ? [] : [['href', href]]),
  inside: [],
});

describe('a check of markup', () => {
  it('belongs to the widget of its contract, and receives what has been read', () => {
    const contract = defineContract({ name: 'tabs', kind: 'behaviour', attributes: {}, texts: {} });
    const check = vi.fn();
    const context = {
      config: { label: 'a' },
      element: make('nav'),
      report: vi.fn(),
      reportAt: vi.fn(),
      page: {
        findTarget: () => undefined,
        findById: () => undefined,
        locale: 'en-US',
        address: 'https://example.com/',
        embedHosts: [],
      },
    };
    const markupCheck = defineMarkupCheck(contract, check);
    expect(markupCheck.widget).toBe('tabs');
    markupCheck.check(context);
    expect(check).toHaveBeenCalledExactlyOnceWith(context);
  });
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
