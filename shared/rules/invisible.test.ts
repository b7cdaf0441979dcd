import { expect, it } from 'vitest';
import { foldText, tidyAddress } from './invisible.ts';

it.each([
  ['/a.pdf\u200b', '/a.pdf'],
  ['\ufeff/a\u00adb.pdf \u2060', '/ab.pdf'],
  ['/a\u200d\u200c\u{1d173}/b', '/a/b'],
  // Of the address of a Persian page: the joiner is part of the word.
  ['/می\u200cخواهم', '/می\u200cخواهم'],
  ['/می\u200c', '/می'],
  ['/می\u200b\u200cخواهم', '/میخواهم'],
])('the address %j is %j', (address, tidy) => {
  expect(tidyAddress(address)).toBe(tidy);
});

it.each([
  ['Factsheet', 'factsheet'],
  ['Report\u200b', 'Report'],
  ['\ufeffRe\u00adport\u200f', 'REPORT'],
  ['می\u200cخواهم', 'میخواهم'],
  ['ÉNERGIE', 'e\u0301nergie'],
  ['STRASSE', 'Straße'],
  ['YILLIK', 'yıllık'],
  ['İSTANBUL', 'istanbul'],
  ['ΟΔΟΣ', 'οδος'],
])('the texts %j and %j are compared as one', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it.each([
  ['Report A', 'Report B'],
  ['Energie', 'Énergie'],
  ['A B', 'AB'],
])('the texts %j and %j are compared as two', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
