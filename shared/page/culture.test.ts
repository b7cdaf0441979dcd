import { expect, it } from 'vitest';
import { findLocale, isCulture, readRegion } from './culture.ts';

it.each([
  ['en-US', true, 'US', 'en-US'],
  [' en-us ', true, 'US', 'en-US'],
  ['en_GB', true, 'GB', 'en-GB'],
  ['en-UK', true, 'GB', 'en-GB'],
  ['zh_Hant_TW', true, 'TW', 'zh-Hant-TW'],
  ['de', true, undefined, 'de'],
  ['de-XX', true, 'XX', 'de-XX'],
  ['zh-Hans', true, undefined, 'zh-Hans'],
  ['xx-YY', true, 'YY', 'en-US'],
  ['xx', true, undefined, 'en-US'],
  ['', false, undefined, 'en-US'],
  ['english please', false, undefined, 'en-US'],
  ['de-this is no region', false, undefined, 'de'],
  ['e', false, undefined, 'en-US'],
])('the culture %j is one: %s, of the region %s, shown as %s', (text, ...expected) => {
  expect([isCulture(text), readRegion(text), findLocale(text)]).toEqual(expected);
});
