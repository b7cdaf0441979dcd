import { type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerStub } from '../../tests/setup/network/msw-stubs.ts';
import { OptionError } from '../command-line.ts';
import { readTarget } from './api-target.ts';
import { type Answer, json as answerJson, startCms } from '../../tests/setup/network/test-cms.ts';
import { startServer } from '../../tests/setup/network/test-server.ts';
import { checkApi } from './check-api.ts';
import { readSitePage } from './read-site-page.ts';
import { hasNoDifferences, writeReport } from './write-report.ts';

type Json = Record<string, unknown>;
type Lists = Record<string, Json[]>;

async function check(url: string, options: Parameters<typeof readTarget>[1] = {}) {
  return checkApi(readTarget([url], options));
}

/** Changes one answer of the CMS. */
interface Change {
  /** The end of the path of the call: `slideshow/home`. */
  readonly call: string;
  /** Receives the JSON of the stubs' answer; its result is sent. */
  readonly change?: (answer: never) => unknown;
  /** Is sent in place of it. */
  readonly answer?: Answer;
}

type Stub = ReturnType<typeof answerStub>;

/** The stubs' answers by method and address: reading the fixtures for each would take most of the time. */
const known = new Map<string, Stub>();

function readStub(method: string, url: URL): Stub {
  const key = `${method} ${url.pathname}${url.search}`;
  if (!known.has(key)) known.set(key, answerStub(method, url, { email: 'jo@example.org' }));
  return known.get(key);
}

/** A CMS that answers like the stubs, except for these changes. */
const startStubs = (...changes: readonly Change[]) =>
  startCms(
    ({ method = '', url = '' }) => {
      const address = new URL(url, 'http://localhost');
      const { answer, change } =
        changes.find(({ call }) => address.pathname.endsWith(`/${call}`)) ?? {};
      if (answer) return answer;
      const { status, body } = readStub(method, address) ?? { status: 404, body: '{}' };
      return {
        ...answerJson(change ? change(JSON.parse(body) as never) : JSON.parse(body)),
        status,
      };
    },
    { onEnd: onTestFinished },
  );

/** Method and path of each request. */
const listCalls = (requests: readonly string[]) =>
  requests.map((request) => request.replace(/\?.*/, ''));

const slides = 'slideshow/home';
const news = 'articledata/news';

/** Changes the whole answer to a call. */
const whole = (call: string, change: (answer: Lists) => unknown): Change => ({ call, change });

/** Puts a value at a place of an answer; nothing takes the place away. */
function setAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const changed = setAt((value as Json)[key], rest, to);
  if (!Array.isArray(value)) return { ...(value as Json), [key]: changed };
  return value.map((each: unknown, index) => (String(index) === key ? changed : each));
}

/** A call, the place in its answer, the JSON that is put there, and what the check must say, … for anything. */
const changes = `
slideshow/home | | [] | the answer of slideshow/home is a list of 0; expected an object with a list "slides"
articledata/news | | null | the answer of articledata/news is null
verticalscroll/home | | {} | verticalscroll/home is an empty object
search | Items | null | the answer of search is an object with "Items" that is null
slideshow/home | slides.2.headline | {"value":"A"} | slides[2].headline is an object; expected a text
slideshow/home | slides.2 | {"Headline":"A"} | slides[2].Headline is not a known field; expected headline
articledata/insight | Content.2.ChapteredArticles | [{"Headline":"A","isShown":"maybe"}] | Content[2].ChapteredArticles[0].isShown is "maybe"
teamdata | Content.2.ImageUrl | {"src":"/a.jpg"} | Content[2].ImageUrl is an object
search | PageIndex | "one" | PageIndex is "one"; expected a whole number
search | PageIndex | 0 | PageIndex is 0; expected 1
search | TotalItemCount | 3 | TotalItemCount is 3; expected 10 or more
slideshow/home | slides.2 | null | slides[2] is null; expected an object. The entry is left out
articledata/news | Content.2.Headline | "" | Content[2] is an object with …; expected one with Headline or heading
articledata/news | Menus.1.FieldName | "Category" | Menus[1].FieldName is "Category"; expected a name that no other menu has
articledata/news | Menus.2.Items | [{"Label":"A"},7] | Menus[2].Items[1] is 7; expected an object
`;
const readRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const changed = readRows(changes).map(
  ([call = '', path = '', json = '', told = '']): readonly [string, Change] => {
    const to: unknown = json === '' ? undefined : JSON.parse(json);
    const keys = path.split('.').filter(Boolean);
    return [told, whole(call, (answer) => setAt(answer, keys, to))];
  },
);

const type = 'application/json';

/** A call, the status and a header of another answer, its body, and what the check must say. */
const replies = `
slideshow/home | 500 | Content-Type: application/json | {"message":"No."} | the status is 500 Internal Server Error ("No."); expected one from 200 to 299
teamdata | 302 | Location: https://login.example/ | | is a redirect to "https://login.example/" (status 302)
search | 301 | Location: /en-us/slideshow/home | | is a redirect to …slideshow
articledata/news | 200 | Content-Type: text/html | <!doctype html><title>Sign in</title> | the answer is an HTML page with the title "Sign in"; expected JSON
slideshow/home | 200 | Content-Type: text/plain | {"slides":[]} | the header Content-Type is "text/plain"; expected "application/json"
slideshow/home | 200 | | {"slides":[]} | Content-Type is missing
slideshow/home | 200 | Content-Type: application/json; charset=latin1 | {"slides":[]} | charset=latin1"; expected
slideshow/home | 200 | Content-Type: application/json | {"slides":\u00a0[{"headline": "A"}]} | the answer is not valid JSON at line 1, column 11, "\\u00a0", a space that JSON does not know; expected
slideshow/home | 200 | Content-Type: application/json | {"slides": [{"headline": "A"} | the answer is not valid JSON at line 1, column 30; expected a comma
slideshow/home | 204 | | | the answer is empty; expected JSON
`;
const zurich = Buffer.from('{"slides":[{"headline":"Z\xfcrich"}]}', 'latin1');

const replied: readonly (readonly [told: string, reply: Change])[] = [
  ...readRows(replies).map(([call = '', status, header = '', body, told = '']) => {
    const [name, value = ''] = header.split(': ');
    const place = name === 'Location' ? { location: value } : {};
    const answer = { status: Number(status), type: name === 'Content-Type' ? value : '', ...place };
    return [told, { call, answer: { ...answer, body: body ?? '' } }] as const;
  }),
  ['the text of the answer is not in UTF-8', { call: slides, answer: { type, body: zurich } }],
  [
    'slideshow/home: the answer is broken off',
    { call: slides, answer: { type, body: '{}', isCutOff: true } },
  ],
  ['the answer is broken off', { call: slides, answer: { isDropped: true } }],
];

describe('the check of a CMS', () => {
  it.each([...changed, ...replied])(
    'names a mistake, and nothing else: %s',
    async (told, change) => {
      const { url } = await startStubs(change);
      const differences = (await check(url)).flatMap((report) => report.differences);
      const inOrder = told.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('…', '.*');
      expect(differences).toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(inOrder))]),
      );
      expect(differences.filter((each) => !each.startsWith(`${change.call}: `))).toEqual([]);
    },
  );

  it('names an answer that does not come in time', async () => {
    const { url } = await startStubs({ call: news, answer: { delayMs: 10_000 } });
    const reports = await checkApi(readTarget([url], {}), 1500);
    expect(reports.flatMap(({ differences }) => differences)).toEqual([
      'articledata/news: the answer is not there after 1.5 s; expected an answer that visitors wait for.',
    ]);
  });

  it('finds nothing in the answers of the stubs, and signs nobody up', async () => {
    const { url, requests } = await startStubs();
    const reports = await check(url);
    expect(hasNoDifferences(reports)).toBe(true);
    expect(listCalls(requests)).toEqual([
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
    const { url, requests } = await startStubs();
    await check(`${url}/site/`, {
      ...{ culture: 'de_CH', carousel: 'Start Page', showcase: 'Start', search: 'a&b' },
      ...{ 'site-base': '/a', 'api-base': 'b/' },
    });
    expect(listCalls(requests).slice(0, 4)).toEqual([
      'GET /site/a/de-ch/slideshow/start%20page',
      'GET /site/a/de-ch/verticalscroll/Start',
      'GET /site/a/de-ch/search',
      'GET /site/b/de-ch/articledata/news',
    ]);
  });

  describe('that signs up an address', () => {
    const signUp = async (...changes: readonly Change[]) => {
      const { url, requests } = await startStubs(...changes);
      const reports = await check(url, { signup: 'jo@example.org' });
      const notes = new Map(reports.map((report) => [report.name, report.notes.join(' ')]));
      const differences = reports.flatMap((each) => each.differences);
      return { reports, requests, notes, differences };
    };

    it('posts it', async () => {
      const { requests, differences } = await signUp();
      expect([requests.at(-1), differences]).toEqual(['POST /en-us/signup', []]);
    });

    it.each<[Json, string]>([
      [{ IsSuccessStatusCode: 'perhaps', message: '' }, 'IsSuccessStatusCode is "perhaps"'],
      [
        { IsSuccessStatusCode: true },
        'message is missing; expected a text, or visitors see the error of the form.',
      ],
      [{ message: ' ' }, 'message is " "; expected a text'],
      [{ IsSuccessStatusCode: true, message: {} }, 'message is an object'],
    ])('names what is wrong in %j', async (answer, message) => {
      const { differences } = await signUp(whole('signup', () => answer));
      expect(differences).toHaveLength(1);
      expect(differences[0]?.startsWith(`signup: ${message}`)).toBe(true);
    });

    it('accepts that it is refused without a message', async () => {
      const answer = { IsSuccessStatusCode: 'False' };
      const { notes, differences } = await signUp(whole('signup', () => answer));
      expect([notes.get('signup'), differences]).toEqual(['The address was not taken.', []]);
    });

    it('says what could not be checked, and why', async () => {
      const { reports, notes } = await signUp(
        whole(slides, () => ({ slides: [] })),
        whole(news, ({ Content }) => ({ Content })),
        whole('search', ({ Items }) => ({ Items, TotalItemCount: 10 })),
        { call: 'verticalscroll/home', answer: { status: 404, type, body: '{}' } },
        whole('signup', () => ({ IsSuccessStatusCode: false, message: 'Known.' })),
      );
      expect(notes.get(slides)).toBe('slides is empty: its entries could not be checked.');
      expect(notes.get(news)).toBe('Menus is missing: its entries could not be checked.');
      expect(notes.get('search')).toMatch(/the second page could not be checked/);
      expect(notes.get('verticalscroll/home')).toMatch(/--showcase names another/);
      expect(notes.get('signup')).toBe('The address was not taken: "Known.".');
      expect(notes.get('login')).toMatch(/^Not called: /);
      expect(writeReport(reports)).toMatch(/\n\n1 difference\. 6 calls answer/);
    });
  });

  it('asks as the script tag of a page says, with its cookies, from its origin', async () => {
    const asked: IncomingMessage[] = [];
    const html = `<html lang="de-CH"><script src="/a/widgets.js" defer data-site-base="/site"
      data-api-base="/api/v2" data-xsrf-cookie="T" data-xsrf-header="X-T"></script>`;
    const { url: origin } = await startServer((request, response) => {
      asked.push(request);
      const isPage = request.url === '/de/';
      const type = isPage ? 'text/html' : 'application/json';
      response.writeHead(isPage ? 200 : 404, {
        'Content-Type': type,
        'Set-Cookie': ['T=a%3D; Path=/', 's=1'],
      });
      response.end(isPage ? html : '{"code":"rest_no_route"}');
    }, onTestFinished);
    const address = `${origin}/de/`;
    const page = await readSitePage(address);
    const reports = await checkApi(readTarget([address], { signup: 'jo@example.org' }, page));
    expect(asked.slice(1).map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
      'GET /site/de-ch/slideshow/home',
      'GET /site/de-ch/verticalscroll/home',
      'GET /site/de-ch/search?searchtext=fund&searchtype=&page=1&pagesize=10',
      'GET /api/v2/de-ch/articledata/news',
      'GET /api/v2/de-ch/articledata/insight',
      'GET /api/v2/de-ch/teamdata',
      'POST /site/de-ch/signup',
    ]);
    expect(asked.at(-1)?.headers).toMatchObject({
      origin,
      cookie: 'T=a%3D; s=1',
      'x-t': 'a=',
      'content-type': 'application/json',
    });
    // A site that has none of the calls is not well.
    expect(writeReport(reports)).toMatch(
      /\n\nNothing is answered: 0 calls .+ 8 were not called\.$/,
    );
    expect(hasNoDifferences(reports)).toBe(false);
    expect(readTarget([address], { culture: 'fr-FR', 'site-base': '/b' }, page)).toMatchObject({
      ...{ culture: 'fr-FR', siteBase: '/b', apiBase: '/api/v2' },
    });
    expect(await readSitePage(`${origin}/none`)).toBeUndefined();
  });

  it('leaves out a call that a site on WordPress does not have', async () => {
    const { url } = await startStubs({
      call: 'teamdata',
      answer: { status: 404, type, body: '{"code":"rest_no_route"}' },
    });
    const reports = await check(url);
    expect(hasNoDifferences(reports)).toBe(true);
    expect(writeReport(reports)).toMatch(/not called {2}teamdata\n +– This site has no such call/);
  });

  it('says which menu finds nothing', async () => {
    const role = { Label: 'Role', FieldName: 'Rolle', Items: [{ Label: 'A' }] };
    const { url } = await startStubs(
      whole('teamdata', (all) => ({ ...all, Menus: [...(all['Menus'] ?? []), role] })),
    );
    const reports = await check(url);
    expect(hasNoDifferences(reports)).toBe(true);
    expect(reports.flatMap(({ notes }) => notes).filter((note) => note.includes('Menus'))).toEqual([
      'Menus[3] filters by "Rolle", which no entry has in its Data: it finds nothing.',
    ]);
  });

  it('shows control characters of an answer, and begins no line with them', async () => {
    const evil = 'x\u001b[2J\u009b\u202e\nAll is well: 9 calls';
    const { url } = await startStubs(
      whole('teamdata', (all) => ({ ...all, [evil]: 1, Content: [{ [evil]: evil, Name: {} }] })),
      { call: news, answer: { status: 500, type, body: JSON.stringify({ message: evil }) } },
    );
    const report = writeReport(await check(url));
    // eslint-disable-next-line no-control-regex -- they are looked for
    expect(report).not.toMatch(/(?!\n)[\0-\u001f\u007f-\u009f\u202e]/);
    expect(report).not.toMatch(/^All is well/m);
    expect(report).toContain(String.raw`x\u001b[2J`);
  });

  it('names the second page that is the first again', async () => {
    const first = { Items: [{ Title: 'A' }], PageIndex: 1, TotalItemCount: 2 };
    const { url } = await startStubs(whole('search', (all) => ({ ...all, ...first })));
    const search = (await check(url)).find(({ name }) => name === 'search');
    expect(search?.differences).toEqual([
      'search: Items on page 2 is the list of page 1; expected the results of the parameter "page".',
      'search: PageIndex on page 2 is 1; expected 2, or visitors stay on that page.',
    ]);
  });

  it('says once that nobody is there', async () => {
    // A port that browsers, and therefore fetch, refuse.
    const reports = await check('http://localhost:1');
    expect(reports.flatMap(({ differences }) => differences)).toEqual([
      expect.stringMatching(/^slideshow\/home: http:\/\/localhost:1 is unreachable: /),
    ]);
    expect(reports[1]?.notes).toEqual(['Not called: http://localhost:1 cannot be reached.']);
  });
});

const a = ['http://a'];

it.each([
  [[], {}, /^Name the address of one CMS: npm run check-api -- /],
  [[...a, 'http://b'], {}, /^Name the address of one CMS/],
  [['cms.example'], {}, /^The address is "cms\.example"; expected one that begins with http:/],
  [a, { culture: 'english please' }, /^--culture is "english please"; expected a culture code/],
  [a, { carousel: ' ' }, /^--carousel is empty; expected a text/],
  [a, { signup: 'jo' }, /^--signup is "jo"; expected an e-mail address/],
  [a, { signup: '' }, /^--signup is empty/],
])('the command line is refused in a sentence: %j %j', (operands, options, message) => {
  expect(() => readTarget(operands, options)).toThrow(OptionError);
  expect(() => readTarget(operands, options)).toThrow(message);
});
