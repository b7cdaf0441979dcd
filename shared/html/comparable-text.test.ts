// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toComparable } from './comparable-text.ts';

it.each([
  ['Europe', 'Europe'],
  ['  Europe\n', 'Europe'],
  ['North  \t America', 'North America'],
  ['North\u00a0America', 'North America'],
  ['North&nbsp;America&nbsp;', 'North America'],
  ['North \u202f America', 'North America'],
  ['R&amp;D', 'R&D'],
  ['E\u0301nergie', '\u00c9nergie'],
  ['E&#769;nergie ', '\u00c9nergie'],
  ['\u1112\u1161\u11ab', '\ud55c'],
  ['Investors&#146;', 'Investors’'],
  ['R&amp;amp;D', 'R&amp;D'],
  ['Credit\u200b', 'Credit'],
  ['\ufeff \u200eCre&shy;dit &zwj;', 'Credit'],
  ['Credit\u200b\u2063\u{1d173}\ufeff', 'Credit'],
  ['\u200b', ''],
  // A credit rating, not a tag.
  ['<BBB', '<BBB'],
  // Half a character becomes this sign in an address.
  ['Half \ud800', 'Half \ufffd'],
  ['Whole \ud83d\ude00', 'Whole \ud83d\ude00'],
  [' ', ''],
  ['&nbsp;', ''],
  ['', ''],
])('the value %j is compared as the text %j', (text, comparable) => {
  expect(toComparable(text)).toBe(comparable);
});
