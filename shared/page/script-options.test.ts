import { expect, it } from 'vitest';
import { formatProblem } from '../widget/problem.ts';
import { readScriptOptions } from './script-options.ts';

const noPage = { scriptText: () => undefined, global: () => ({ kind: 'missing' }) as const };

function read(values: Record<string, string>, language = '') {
  const said: string[] = [];
  const attributes = new Map(Object.entries(values));
  const options = readScriptOptions(attributes, language, noPage, (problem) => {
    said.push(formatProblem('widgets.js', problem));
  });
  return { options, said };
}

it('options on the script tag have the defaults of the contract', () => {
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

it('options on the script tag read data-auto-mount="false" as false, hosts by their blanks, and suggest names', () => {
  const hosts = { 'data-embed-hosts': ' player.example  Video.example ' };
  const { options, said } = read({ 'data-auto-mount': 'False', 'data-cultur': 'x', ...hosts });
  expect(options.autoMount).toBe(false);
  expect(options.embedHosts).toEqual(['player.example', 'video.example']);
  expect(said).toEqual([
    expect.stringMatching(/data-cultur is not an attribute .*; expected data-culture/),
  ]);
});

it('options on the script tag report a way to resize images without its widths', () => {
  const query = { 'data-image-query': 'w={width}' };
  const widths = { 'data-image-widths': '480' };
  expect([...read(widths).said, ...read({ ...query, ...widths }).said]).toEqual([]);
  expect(read(query).said).toEqual([
    'widgets.js: data-image-widths is missing; expected the widths to offer, such as "480,960,1440,1920". Images come as the data name them.',
  ]);
});

const own = 'data-culture is';
const ofPage = 'lang of <html> is';
const asWritten =
  'expected a culture code with a region such as "de-DE". It is used as it is written.';
const noRegion =
  'expected a culture with a region such as "de-DE", or data-culture on the script tag. Dates, numbers and calls are those of en-US.';
const noCode = 'expected a culture code such as "en-US". It is ignored.';

it.each<[string | undefined, string, string, string, ...string[]]>([
  ['pt-PT-ao90', 'en', 'pt-PT-ao90', 'pt-PT'],
  [undefined, 'de-DE-formal', 'de-DE-formal', 'de-DE-formal'],
  [undefined, 'zh-CHS', 'zh-CHS', 'zh-Hans-CN'],
  ['de_DE@euro', 'en', 'de-DE', 'de-DE', `${own} "de_DE@euro"; expected "de-DE". Using "de-DE".`],
  [undefined, '', 'en-US', 'en-US'],
  [undefined, ' ', 'en-US', 'en-US'],
  [undefined, 'EN', 'en-US', 'en-US'],
  [undefined, 'en-Latn', 'en-US', 'en-US'],
  [undefined, 'de-CH', 'de-CH', 'de-CH'],
  [undefined, 'en-UK', 'en-UK', 'en-GB'],
  [undefined, 'de', 'en-US', 'en-US', `${ofPage} "de"; ${noRegion}`],
  [undefined, 'zh-Hans', 'en-US', 'en-US', `${ofPage} "zh-Hans"; ${noRegion}`],
  [undefined, 'german', 'en-US', 'en-US', `${ofPage} "german"; ${noRegion}`],
  [undefined, 'pt_BR', 'pt-BR', 'pt-BR', `${ofPage} "pt_BR"; expected "pt-BR". Using "pt-BR".`],
  ['fr-fr', 'de-CH', 'fr-fr', 'fr-FR'],
  ['de-AT', 'german', 'de-AT', 'de-AT'],
  ['en-UK', '', 'en-UK', 'en-GB'],
  ['iw-IL', '', 'iw-IL', 'he-IL'],
  ['xx-YY', '', 'xx-YY', 'en-US'],
  // Dates and numbers know it, plural rules do not.
  ['mi-NZ', '', 'mi-NZ', 'mi-NZ'],
  [' en_GB ', '', 'en-GB', 'en-GB', `${own} " en_GB "; expected "en-GB". Using "en-GB".`],
  ['de', 'de-CH', 'de', 'de', `${own} "de"; ${asWritten}`],
  ['zh-Hans', 'de-CH', 'zh-Hans', 'zh-Hans', `${own} "zh-Hans"; ${asWritten}`],
  ['english please', 'de-CH', 'de-CH', 'de-CH', `${own} "english please"; ${noCode}`],
])('where the tag says %j and <html> %j it is %s, for Intl %s', (tag, language, ...expected) => {
  const [culture, locale, ...said] = expected;
  const reading = read(tag === undefined ? {} : { 'data-culture': tag }, language);
  expect(reading.options).toMatchObject({ culture, locale });
  expect(reading.said).toEqual(said.map((sentence) => `widgets.js: ${sentence}`));
});
