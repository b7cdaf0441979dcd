// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { decodeEntities } from './entities.ts';

it.each([
  ['R&amp;D', 'R&D'],
  ['R&D', 'R&D'],
  ['AT&T; Inc', 'AT&T; Inc'],
  ['&amp;amp;', '&amp;'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#0;&#xD800;&#xDFFF;&#x110000;', '\ufffd'.repeat(4)],
  ['&#1;&#xD7FF;&#xE000;&#x10FFFF;', '\u0001\ud7ff\ue000\u{10ffff}'],
  ['It&#146;s &#x93;up&#148; &#150; &#128;5', 'It’s “up” – €5'],
  ['&#127;&#129;&#x9D;&#159;&#160;', '\u007f\u0081\u009dŸ\u00a0'],
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
  ['&ccaron;'.repeat(201), `${'č'.repeat(200)}&ccaron;`],
  ['', ''],
])('entities in the text %j are read once: %j', (text, meant) => {
  expect(decodeEntities(text)).toBe(meant);
});
