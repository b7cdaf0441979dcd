import { describe, expect, it } from 'vitest';
import { formatProblem } from '../widget/problem.ts';
import { readScriptOptions } from './script-options.ts';

const noPage = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) as const };

function read(values: Record<string, string>, language = '') {
  const said: string[] = [];
  const options = readScriptOptions(
    new Map(Object.entries(values)),
    language,
    noPage,
    (problem) => {
      said.push(formatProblem('widgets.js', problem));
    },
  );
  return { options, said };
}

describe('options on the script tag', () => {
  it('have the defaults of the contract', () => {
    const texts = { 'data-text-carousel-next': 'Weiter' };
    const { options, said } = read({ src: '/assets/widgets.js', defer: '', ...texts });
    expect(options).toEqual({
      culture: 'en-US',
      locale: 'en-US',
      siteBase: '/',
      apiBase: '/api/',
      xsrfCookie: 'XSRF-TOKEN',
      xsrfHeader: 'X-XSRF-TOKEN',
      autoMount: true,
      stylesheet: undefined,
      embedHosts: [],
      debug: false,
    });
    expect(said).toEqual([]);
  });

  it.each([
    [undefined, 'de-CH', 'de-CH', 'de-CH'],
    [undefined, 'de', 'en-US', 'en-US'],
    [undefined, 'not a language', 'en-US', 'en-US'],
    [undefined, 'en-UK', 'en-UK', 'en-GB'],
    ['fr-fr', 'de-CH', 'fr-fr', 'fr-FR'],
    ['en-UK', '', 'en-UK', 'en-GB'],
    ['iw-IL', '', 'iw-IL', 'he-IL'],
    [' en_GB ', '', 'en-GB', 'en-GB'],
    [undefined, 'zh_Hant_TW', 'zh-Hant-TW', 'zh-Hant-TW'],
    ['xx-YY', '', 'xx-YY', 'en-US'],
    // Dates and numbers know it, plural rules do not.
    ['mi-NZ', '', 'mi-NZ', 'mi-NZ'],
    ['fr', 'de-CH', 'fr', 'fr'],
  ])(
    'data-culture %j on a page in %j is the culture %s, for Intl %s',
    (culture, language, expected, locale) => {
      const values = culture === undefined ? {} : { 'data-culture': culture };
      expect(read(values, language).options).toMatchObject({ culture: expected, locale });
    },
  );

  it.each(['de', 'zh-Hans'])('reports the culture %s, which names no region', (culture) => {
    const { options, said } = read({ 'data-culture': culture }, 'de-CH');
    expect(options.culture).toBe(culture);
    expect(said).toEqual([
      `widgets.js: data-culture is "${culture}"; expected a culture code with a region such as "de-DE". It is used as it is written.`,
    ]);
  });

  it.each([
    [{ 'data-culture': 'de_DE' }, '', 'data-culture is "de_DE"', 'de-DE'],
    [{}, 'pt_BR', 'lang of <html> is "pt_BR"', 'pt-BR'],
  ])(
    'reads an underscore as a hyphen, and says so: %j in %j',
    (values, language, says, culture) => {
      const { options, said } = read(values, language);
      expect(options.culture).toBe(culture);
      expect(said).toEqual([`widgets.js: ${says}; expected "${culture}". Using "${culture}".`]);
    },
  );

  it.each(['de', 'zh-Hans', 'german'])(
    'reports a page in %j, which names no region',
    (language) => {
      expect(read({}, language).said).toEqual([
        `widgets.js: lang of <html> is "${language}"; expected a culture with a region such as "de-DE", or data-culture on the script tag. Dates, numbers and calls are those of en-US.`,
      ]);
      expect(read({ 'data-culture': 'de-AT' }, language).said).toEqual([]);
    },
  );

  it.each(['', ' ', 'en', 'EN', 'en-Latn', 'de-DE'])('says nothing of a page in %j', (language) => {
    expect(read({}, language).said).toEqual([]);
  });

  it('says nothing of a culture with a region', () => {
    expect(read({ 'data-culture': 'fr-fr' }).said).toEqual([]);
  });

  it.each([
    [{ 'data-image-query': 'w={width}', 'data-image-widths': '480' }, []],
    [{ 'data-image-widths': '480' }, []],
    [
      { 'data-image-query': 'w={width}' },
      [
        'widgets.js: data-image-widths is missing; expected the widths to offer, such as "480,960,1440,1920". Images come as the data name them.',
      ],
    ],
  ])('report a way to resize images without its widths: %j', (values, expected) => {
    expect(read(values).said).toEqual(expected);
  });

  it('says what a culture must be', () => {
    const { options, said } = read({ 'data-culture': 'english please' }, 'de-CH');
    expect(options.culture).toBe('de-CH');
    expect(said).toEqual([
      'widgets.js: data-culture is "english please"; expected a culture code such as "en-US". It is ignored.',
    ]);
  });

  it('takes hosts separated by spaces', () => {
    const { options } = read({ 'data-embed-hosts': ' player.example  Video.example ' });
    expect(options.embedHosts).toEqual(['player.example', 'video.example']);
  });

  it('reads data-auto-mount="false" as false, and suggests names', () => {
    const { options, said } = read({ 'data-auto-mount': 'False', 'data-cultur': 'x' });
    expect(options.autoMount).toBe(false);
    expect(said[0]).toMatch(/data-cultur is not an attribute .*; expected data-culture/);
  });
});
