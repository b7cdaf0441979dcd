import { describe, expect, it } from 'vitest';
import { chooseCulture, findLocale, isCulture, readRegion } from './culture.ts';

describe('a culture code', () => {
  it.each([
    ['en-US', true, 'US'],
    [' en-us ', true, 'US'],
    ['en_GB', true, 'GB'],
    ['zh_Hant_TW', true, 'TW'],
    ['de', true, undefined],
    ['zh-Hans', true, undefined],
    ['xx-YY', true, 'YY'],
    ['', false, undefined],
    ['english please', false, undefined],
    ['e', false, undefined],
  ])('%j is one: %s, its region: %s', (text, isOne, region) => {
    expect([isCulture(text), readRegion(text)]).toEqual([isOne, region]);
  });

  it.each([
    ['en-US', 'en-US'],
    ['en-UK', 'en-GB'],
    ['de-XX', 'de-XX'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['xx-YY', 'en-US'],
    ['xx', 'en-US'],
    ['', 'en-US'],
    ['english please', 'en-US'],
    ['de-this is no region', 'de'],
  ])('%j is shown as Intl shows %s', (culture, locale) => {
    expect(findLocale(culture)).toBe(locale);
  });

  it.each([
    ['fr-FR', 'de-CH', 'fr-FR'],
    [undefined, 'de-CH', 'de-CH'],
    [undefined, ' de-CH ', 'de-CH'],
    [undefined, 'de', 'en-US'],
    [undefined, '', 'en-US'],
  ])('of a tag with %s on a page in %j is %s', (ofTag, language, culture) => {
    expect(chooseCulture(ofTag, language)).toBe(culture);
  });
});
