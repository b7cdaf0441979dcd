// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decodeEntities } from './entities.ts';

describe('entities in a text', () => {
  it.each([
    ['R&amp;D', 'R&D'],
    ['R&D', 'R&D'],
    ['AT&T; Inc', 'AT&T; Inc'],
    ['&amp;amp;', '&amp;'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['2012&nbsp;2022', '2012\u00a02022'],
    ['Z&uuml;rich &amp; &ccaron;', 'Zürich & č'],
    ['&colon;&Tab;&NewLine;', ':\t\n'],
    ['&unknown;', '&unknown;'],
    // In an address a name without its semicolon is a parameter.
    ['?a=1&copy=2&lt=3', '?a=1&copy=2&lt=3'],
    ['<BBB', '<BBB'],
    ['<b>&lt;', '<b><'],
    // Unknown names would cost one parse each.
    ['&nobody;'.repeat(300), '&nobody;'.repeat(300)],
    ['', ''],
  ])('%j are read once: %j', (text, meant) => {
    expect(decodeEntities(text)).toBe(meant);
  });
});
