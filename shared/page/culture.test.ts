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
  ['pt-PT-ao90', true, 'PT', 'pt-PT'],
  ['pt_PT_ao90', true, 'PT', 'pt-PT'],
  ['de-DE-formal', true, 'DE', 'de-DE-formal'],
  ['de_CH_informal', true, 'CH', 'de-CH-informal'],
  ['es-ES_tradnl', true, 'ES', 'es-ES-tradnl'],
  ['sr-Latn-RS', true, 'RS', 'sr-Latn-RS'],
  ['sr-SP-Latn', true, 'SP', 'sr-SP'],
  ['es-419-x1', true, '419', 'es-419'],
  ['zh-CHS', true, 'CN', 'zh-Hans-CN'],
  ['zh-cht', true, 'TW', 'zh-Hant-TW'],
  ['de_DE@euro', true, 'DE', 'de-DE'],
  ['de_AT.UTF-8', true, 'AT', 'de-AT'],
  ['ca_ES.UTF-8@valencia', true, 'ES', 'ca-ES'],
  ['xx-YY', true, 'YY', 'en-US'],
  ['xx', true, undefined, 'en-US'],
  ['', false, undefined, 'en-US'],
  ['english please', false, undefined, 'en-US'],
  ['de-this is no region', false, undefined, 'de'],
  ['e', false, undefined, 'en-US'],
])('the culture %j is one: %s, of the region %s, shown as %s', (text, ...expected) => {
  expect([isCulture(text), readRegion(text), findLocale(text)]).toEqual(expected);
});
