import { type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Change, startCms } from '../../../tests/setup/cms-server.ts';
import { OptionError } from '../../command-line.ts';
import { readTarget } from './api-target.ts';
import { checkApi } from './check-api.ts';
import { hasNoDifferences, writeReport } from './write-report.ts';

type Json = Record<string, unknown>;
type Lists = Record<string, Json[]>;

async function check(url: URL | string, options: Parameters<typeof readTarget>[1] = {}) {
  return checkApi(readTarget([String(url)], options));
}

async function findDifferences(...changes: readonly Change[]) {
  const { url } = await startCms(...changes);
  return (await check(url)).flatMap(({ differences }) => differences);
}

const inThird = (list: string, fields: Json) => (answer: Lists) => ({
  ...answer,
  [list]: answer[list]?.map((entry, index) => (index === 2 ? { ...entry, ...fields } : entry)),
});

const inWhole = (fields: Json) => (answer: Json) => ({ ...answer, ...fields });

const third = (list: string, value: unknown) => (answer: Lists) => ({
  ...answer,
  [list]: answer[list]?.map((entry, index) => (index === 2 ? value : entry)),
});

const json = { 'Content-Type': 'application/json' };

const reply =
  (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

const slides = 'slideshow/home';
const news = 'articledata/news';
const page = '<!doctype html><html lang="en"><title>Sign in</title></html>';

/** A mistake, and what the check must say about it. */
const seeded: readonly [what: string, change: Change, message: RegExp][] = [
  [
    'a list in place of an object',
    { call: slides, change: () => [] },
    /^slideshow\/home: the answer of slideshow\/home is a list of 0; expected an object with a list "slides"/,
  ],
  ['null', { call: news, change: () => null }, /the answer of articledata\/news is null/],
  [
    'no list',
    { call: 'verticalscroll/home', change: () => ({}) },
    /verticalscroll\/home is an empty object/,
  ],
  [
    'a list under another name',
    { call: slides, change: ({ slides: list }: Lists) => ({ items: list }) },
    /is an object with items; expected .*"slides"/,
  ],
  [
    'a list that is null',
    { call: 'search', change: inWhole({ Items: null }) },
    /search: the answer of search is an object with "Items" that is null/,
  ],
  [
    'a list that is an object',
    { call: 'teamdata', change: inWhole({ Content: {} }) },
    /"Content" that is an object/,
  ],
  [
    'menus that are no list',
    { call: news, change: inWhole({ Menus: 'none' }) },
    /^articledata\/news: Menus is "none"; expected a list/,
  ],
  [
    'a text that is an object',
    { call: slides, change: inThird('slides', { headline: { value: 'A' } }) },
    /: slides\[2\]\.headline is an object; expected a text/,
  ],
  [
    'a script in a link',
    { call: slides, change: inThird('slides', { ctaUrl: 'javascript:alert(1)' }) },
    /slides\[2\]\.ctaUrl is "javascript:/,
  ],
  [
    'a flag that says neither',
    { call: slides, change: inThird('slides', { isBackgroundLight: 'light' }) },
    /slides\[2\]\.isBackgroundLight is "light"; expected true or false/,
  ],
  [
    'a colour that is none',
    { call: slides, change: inThird('slides', { colorAccent: '#12345' }) },
    /slides\[2\]\.colorAccent is "#12345"; expected a colour/,
  ],
  [
    'a word that is no colour',
    { call: slides, change: inThird('slides', { colorAccent: 'blurple' }) },
    /slides\[2\]\.colorAccent is "blurple"; expected a colour/,
  ],
  [
    'an image of a file system',
    { call: 'verticalscroll/home', change: inThird('slides', { backgroundImage: 'C:\\a.jpg' }) },
    /slides\[2\]\.backgroundImage is /,
  ],
  [
    'a misspelt field',
    { call: slides, change: inThird('slides', { headline: undefined, Headline: 'A' }) },
    /slides\[2\]\.Headline is not a known field; expected headline/,
  ],
  [
    'an address that is a list',
    { call: news, change: inThird('Content', { Url: ['/a'] }) },
    /Content\[2\]\.Url is a list of 1/,
  ],
  [
    'data that are no object',
    { call: 'articledata/insight', change: inThird('Content', { Data: 'Topic' }) },
    /articledata\/insight: Content\[2\]\.Data is "Topic"; expected an object/,
  ],
  [
    'a chapter that is a text',
    { call: 'articledata/insight', change: inThird('Content', { ChapteredArticles: ['A'] }) },
    /Content\[2\]\.ChapteredArticles\[0\] is "A"; expected an object/,
  ],
  [
    'a flag of a chapter',
    {
      call: 'articledata/insight',
      change: inThird('Content', { ChapteredArticles: [{ Headline: 'A', isShown: 'maybe' }] }),
    },
    /Content\[2\]\.ChapteredArticles\[0\]\.isShown is "maybe"/,
  ],
  [
    'a portrait that is an object',
    { call: 'teamdata', change: inThird('Content', { ImageUrl: { src: '/a.jpg' } }) },
    /teamdata: Content\[2\]\.ImageUrl is an object/,
  ],
  [
    'a link of another scheme',
    { call: 'search', change: inThird('Items', { Link: 'ftp://h/a' }) },
    /search: Items\[2\]\.Link is "ftp:/,
  ],
  [
    'a number that is a word',
    { call: 'search', change: inWhole({ PageIndex: 'one' }) },
    /search: PageIndex is "one"; expected a whole number/,
  ],
  [
    'a number below 0',
    { call: 'search', change: inWhole({ TotalItemCount: -1 }) },
    /search: TotalItemCount is -1/,
  ],
  [
    'pages that count from 0',
    {
      call: 'search',
      change: ({ PageIndex, ...answer }: Json) => ({ ...answer, PageIndex: Number(PageIndex) - 1 }),
    },
    /search: PageIndex is 0; expected 1/,
  ],
  [
    'fewer results in all than here',
    { call: 'search', change: inWhole({ TotalItemCount: 3 }) },
    /search: TotalItemCount is 3; expected 10 or more/,
  ],
  [
    'an entry that is null',
    { call: slides, change: third('slides', null) },
    /slides\[2\] is null; expected an object\. The entry is left out/,
  ],
  [
    'an entry without anything to show',
    { call: slides, change: third('slides', { id: 'a' }) },
    /slides\[2\] is an object with id; expected one with headline, copy, /,
  ],
  [
    'an article without a title',
    { call: news, change: inThird('Content', { Headline: '' }) },
    /Content\[2\] is an object with .*; expected one with Headline or heading/,
  ],
  [
    'a member without a name',
    { call: 'teamdata', change: inThird('Content', { FullName: null }) },
    /Content\[2\] is .*; expected one with FullName/,
  ],
  [
    'a result without a title',
    { call: 'search', change: inThird('Items', { Title: '<br>' }) },
    /Items\[2\] is .*; expected one with Title/,
  ],
  [
    'two menus of one field',
    {
      call: news,
      change: (answer: Lists) => ({
        ...answer,
        Menus: [answer['Menus']?.[0], answer['Menus']?.[0]],
      }),
    },
    /Menus\[1\]\.FieldName is "Category"; expected a name that no other menu has/,
  ],
  [
    'a menu without a field',
    { call: news, change: inThird('Menus', { FieldName: undefined }) },
    /Menus\[2\] is .*; expected one with FieldName/,
  ],
  [
    'a check box that is a number',
    { call: news, change: inThird('Menus', { Items: [{ Label: 'A' }, 7] }) },
    /Menus\[2\]\.Items\[1\] is 7; expected an object/,
  ],
  [
    'a status',
    { call: slides, answer: reply(500, json, '{"message":"No."}') },
    /slideshow\/home: the status is 500 Internal Server Error \("No\."\); expected one from 200 to 299/,
  ],
  [
    'a redirect to a log-in',
    { call: 'teamdata', answer: reply(302, { Location: 'https://login.example/' }) },
    /teamdata: .* is a redirect to "https:\/\/login\.example\/" \(status 302\)/,
  ],
  [
    'a redirect within the site',
    { call: 'search', answer: reply(301, { Location: '/en-us/slideshow/home' }) },
    /search: .* is a redirect to .*slideshow/,
  ],
  [
    'an endless redirect',
    { call: 'search', answer: reply(301, { Location: '/en-us/search' }) },
    /is a redirect to /,
  ],
  [
    'HTML with 200',
    { call: news, answer: reply(200, { 'Content-Type': 'text/html' }, page) },
    /articledata\/news: the answer is an HTML page with the title "Sign in"; expected JSON/,
  ],
  [
    'JSON of another type',
    { call: slides, answer: reply(200, { 'Content-Type': 'text/plain' }, '{"slides":[]}') },
    /the header Content-Type is "text\/plain"; expected "application\/json"/,
  ],
  [
    'JSON without a type',
    { call: slides, answer: reply(200, {}, '{"slides":[]}') },
    /Content-Type is missing/,
  ],
  [
    'another charset',
    {
      call: slides,
      answer: reply(200, { 'Content-Type': 'application/json; charset=latin1' }, '{"slides":[]}'),
    },
    /charset=latin1"; expected/,
  ],
  [
    'bytes of another charset',
    {
      call: slides,
      answer: reply(200, json, Buffer.from('{"slides":[{"headline":"Z\xfcrich"}]}', 'latin1')),
    },
    /the text of the answer is not in UTF-8/,
  ],
  [
    'a character that nobody sees',
    { call: slides, answer: reply(200, json, '{"slides":\u00a0[{"headline": "A"}]}') },
    /the answer is not valid JSON at line 1, column 11, with a non-breaking space \(U\+00A0\) between its values; expected/,
  ],
  [
    'JSON that is cut off',
    { call: slides, answer: reply(200, json, '{"slides": [{"headline": "A"}') },
    /the answer is not valid JSON at line 1, column 30; expected a comma/,
  ],
  ['nothing', { call: slides, answer: reply(204, {}) }, /the answer is empty; expected JSON/],
  [
    'an answer that breaks off',
    {
      call: slides,
      answer: (response) => {
        response.writeHead(200, { ...json, 'Content-Length': '1000' });
        response.write('{', () => response.destroy());
      },
    },
    /slideshow\/home: the answer is broken off/,
  ],
  [
    'a connection that is closed',
    { call: slides, answer: (response) => response.destroy() },
    /the answer is broken off/,
  ],
];

describe('the check of a CMS', () => {
  it.each(seeded)('names %s, and nothing else', async (_, change, message) => {
    const differences = await findDifferences(change);
    expect(differences).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    expect(differences.filter((each) => !each.startsWith(`${change.call}: `))).toEqual([]);
  });

  it('names an answer that does not come in time', async () => {
    const { url } = await startCms({ call: news, answer: () => undefined });
    const reports = await checkApi(readTarget([url.href], {}), 1500);
    expect(reports.flatMap(({ differences }) => differences)).toEqual([
      'articledata/news: the answer is not there after 1.5 s; expected an answer that visitors wait for.',
    ]);
  });

  it('finds nothing in the answers of the stubs, and signs nobody up', async () => {
    const { url, requests } = await startCms();
    const reports = await check(url);
    expect(hasNoDifferences(reports)).toBe(true);
    expect(requests).toEqual([
      'GET /en-us/slideshow/home',
      'GET /en-us/verticalscroll/home',
      'GET /en-us/search',
      'GET /en-us/search',
      'GET /api/en-us/articledata/news',
      'GET /api/en-us/articledata/insight',
      'GET /api/en-us/teamdata',
    ]);
    expect(writeReport(reports)).toMatch(
      /\n\nAll is well: 6 calls answer as the widgets expect\. 2 were not called\.$/,
    );
    expect(reports.find(({ name }) => name === 'signup')?.notes.join()).toMatch(/--signup ADDRESS/);
  });

  it('asks in the culture and at the bases that it is told, below the path of the CMS', async () => {
    const { url, requests } = await startCms();
    await check(`${url.href}site/`, {
      culture: 'de-CH',
      carousel: 'Start Page',
      showcase: 'Start',
      search: 'a&b',
      'site-base': '/a',
      'api-base': 'b/',
    });
    expect(requests.slice(0, 4)).toEqual([
      'GET /site/a/de-ch/slideshow/start%20page',
      'GET /site/a/de-ch/verticalscroll/Start',
      'GET /site/a/de-ch/search',
      'GET /site/b/de-ch/articledata/news',
    ]);
  });

  it('signs up the address that it is told', async () => {
    const { url, requests } = await startCms();
    const reports = await check(url, { signup: 'jo@example.org' });
    expect(requests.at(-1)).toBe('POST /en-us/signup');
    expect(hasNoDifferences(reports)).toBe(true);
  });

  it.each([
    [
      'a wrong answer',
      { IsSuccessStatusCode: 'perhaps', message: '' },
      /^signup: IsSuccessStatusCode is "perhaps"/,
    ],
    [
      'no message although the address was taken',
      { IsSuccessStatusCode: true },
      /^signup: message is missing; expected a text, or visitors see the error of the form\.$/,
    ],
    [
      'null as the message of an address that was taken',
      { IsSuccessStatusCode: 1, message: null },
      /^signup: message is missing; expected a text/,
    ],
    [
      'an empty message without a flag',
      { message: ' ' },
      /^signup: message is " "; expected a text/,
    ],
    [
      'a message that is no text',
      { IsSuccessStatusCode: true, message: {} },
      /^signup: message is an object/,
    ],
  ])('names %s to a sign-up', async (_, answer, message) => {
    const { url } = await startCms({ call: 'signup', change: () => answer });
    const differences = (await check(url, { signup: 'jo@example.org' })).flatMap(
      (each) => each.differences,
    );
    expect(differences).toEqual([expect.stringMatching(message)]);
  });

  it('accepts a sign-up that is refused without a message', async () => {
    const { url } = await startCms({
      call: 'signup',
      change: () => ({ IsSuccessStatusCode: 'False' }),
    });
    const reports = await check(url, { signup: 'jo@example.org' });
    expect(hasNoDifferences(reports)).toBe(true);
    expect(reports.find(({ name }) => name === 'signup')?.notes).toEqual([
      'The address was not taken.',
    ]);
  });

  it('says what could not be checked, and why', async () => {
    const { url } = await startCms(
      { call: slides, change: () => ({ slides: [] }) },
      { call: news, change: ({ Content }: Json) => ({ Content }) },
      { call: 'search', change: ({ Items }: Lists) => ({ Items, TotalItemCount: 10 }) },
      { call: 'verticalscroll/home', answer: reply(404, json, '{}') },
      { call: 'signup', change: () => ({ IsSuccessStatusCode: false, message: 'Known.' }) },
    );
    const reports = await check(url, { signup: 'jo@example.org' });
    const notes = new Map(reports.map((report) => [report.name, report.notes.join(' ')]));
    expect(notes.get(slides)).toBe('slides is empty: its entries could not be checked.');
    expect(notes.get(news)).toBe('Menus is missing: its entries could not be checked.');
    expect(notes.get('search')).toMatch(/the second page could not be checked/);
    expect(notes.get('verticalscroll/home')).toMatch(/--showcase names another/);
    expect(notes.get('signup')).toBe('The address was not taken: "Known.".');
    expect(notes.get('login')).toMatch(/^Not called: /);
    expect(writeReport(reports)).toMatch(/\n\n1 difference\. 6 calls answer/);
  });

  it('says which menu finds nothing', async () => {
    const { url } = await startCms({
      call: 'teamdata',
      change: ({ Menus, ...answer }: Lists) => ({
        ...answer,
        Menus: [...(Menus ?? []), { Label: 'Role', FieldName: 'Rolle', Items: [{ Label: 'A' }] }],
      }),
    });
    const reports = await check(url);
    expect(hasNoDifferences(reports)).toBe(true);
    expect(reports.flatMap(({ notes }) => notes).filter((note) => note.includes('Menus'))).toEqual([
      'Menus[3] filters by "Rolle", which no entry has in its Data: it finds nothing.',
    ]);
  });

  it('names the second page that is the first again', async () => {
    const { url } = await startCms({
      call: 'search',
      change: inWhole({ Items: [{ Title: 'A' }], PageIndex: 1, TotalItemCount: 2 }),
    });
    const search = (await check(url)).find(({ name }) => name === 'search');
    expect(search?.differences).toEqual([
      'search: Items on page 2 is the list of page 1; expected the results of the parameter "page".',
      'search: PageIndex on page 2 is 1; expected 2, or visitors stay on that page.',
    ]);
  });

  it('says once that nobody is there', async () => {
    // A port that browsers, and therefore fetch, refuse.
    const reports = await check('http://localhost:1');
    expect(reports.flatMap(({ differences }) => differences)).toHaveLength(1);
    expect(reports[0]?.differences[0]).toMatch(
      /^slideshow\/home: http:\/\/localhost:1 is unreachable: /,
    );
    expect(reports[1]?.notes).toEqual(['Not called: http://localhost:1 cannot be reached.']);
  });
});

describe('the command line of the check', () => {
  it.each([
    [[], {}, /^Name the address of one CMS: npm run check-api -- /],
    [['http://a', 'http://b'], {}, /^Name the address of one CMS/],
    [['cms.example'], {}, /^The address is "cms\.example"; expected one that begins with http:/],
    [
      ['http://a'],
      { culture: 'english please' },
      /^--culture is "english please"; expected a culture code/,
    ],
    [['http://a'], { carousel: ' ' }, /^--carousel is empty; expected a text/],
    [['http://a'], { signup: 'jo' }, /^--signup is "jo"; expected an e-mail address/],
    [['http://a'], { signup: '' }, /^--signup is empty/],
  ])('is refused in a sentence: %j %j', (operands, options, message) => {
    expect(() => readTarget(operands, options)).toThrow(OptionError);
    expect(() => readTarget(operands, options)).toThrow(message);
  });
});
