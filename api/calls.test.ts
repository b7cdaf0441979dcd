// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/network/mock-network.ts';
import { fetchArticleData } from './article-data.ts';
import { createApiClient } from './client.ts';
import { type FetchOptions } from './request.ts';
import { fetchSearch } from './search.ts';
import { sendSignup } from './signup.ts';
import { fetchSlideshow } from './slideshow.ts';
import { fetchTeamData } from './team-data.ts';
import { fetchVerticalScroll } from './vertical-scroll.ts';

const server = mockNetwork();

const api = createApiClient({
  siteBase: '/site',
  apiBase: '/cms/api',
  culture: 'de-CH',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

type Call = (options: FetchOptions) => Promise<unknown>;

const query = { searchText: 'Tom & Jerry', searchType: 'people', page: 3, pageSize: 5 };
const news: Call = (options) => fetchArticleData(api, 'news', options);
const insight: Call = (options) => fetchArticleData(api, 'insight', options);
const team: Call = (options) => fetchTeamData(api, options);
const slideshow: Call = (options) => fetchSlideshow(api, 'Home', options);
const showcase: Call = (options) => fetchVerticalScroll(api, 'Home', options);
const other: Call = (options) => fetchVerticalScroll(api, 'Über uns/2', options);
const search: Call = (options) => fetchSearch(api, query, options);
const signup: Call = (options) => sendSignup(api, 'a@b.example', options);

/** Makes a call that is answered so. */
async function make(call: Call, answer: unknown) {
  let request: Request | undefined;
  const problems: string[] = [];
  server.use(
    http.all('*', (asked) => {
      request = asked.request.clone();
      return HttpResponse.json(answer as object);
    }),
  );
  const value = await call({ report: ({ where }) => problems.push(where) });
  return { request, value, problems };
}

describe('a call of the API', () => {
  const asked = '?searchtext=Tom+%26+Jerry&searchtype=people&page=3&pagesize=5';
  it.each<[string, Call, object, string | null]>([
    ['GET /cms/api/de-ch/articledata/news', news, { Content: [] }, null],
    ['GET /cms/api/de-ch/articledata/insight', insight, { Content: [] }, null],
    ['GET /cms/api/de-ch/teamdata', team, { Content: [] }, null],
    ['GET /site/de-ch/slideshow/home', slideshow, { slides: [] }, null],
    ['GET /site/de-ch/verticalscroll/Home', showcase, { slides: [] }, null],
    ['GET /site/de-ch/verticalscroll/%C3%9Cber%20uns%2F2', other, { slides: [] }, null],
    [`GET /site/de-ch/search${asked}`, search, { Items: [] }, 'application/json'],
    ['POST /site/de-ch/signup', signup, { message: 'Thank you.' }, 'application/json'],
  ])('is sent as %s', async (line, call, answer, type) => {
    const { request, problems } = await make(call, answer);
    const { pathname, search: queryOf } = new URL(request?.url ?? '');
    expect([request?.method, pathname + queryOf].join(' ')).toBe(line);
    expect(request?.headers.get('accept')).toBe('application/json');
    // Without a type another host need not be asked first.
    expect(request?.headers.get('content-type')).toBe(type);
    expect(problems).toEqual([]);
  });

  it('of the sign-up sends {email} and nothing else', async () => {
    const { request, value } = await make(signup, { message: 'Thank you.' });
    expect(await request?.json()).toEqual({ email: 'a@b.example' });
    expect(value).toEqual({ isAccepted: true, isRefused: false, message: 'Thank you.' });
  });

  it.each<[Call, object, object, string]>([
    [news, { Content: [7, { heading: 'A' }] }, { entries: [{}] }, 'articledata/news: Content[0]'],
    [team, { Content: [{ FullName: 'A' }, 7] }, { entries: [{}] }, 'teamdata: Content[1]'],
    [slideshow, { slides: [{ id: 7, copy: 'A' }, 0] }, [{ id: '7' }], 'slideshow/home: slides[1]'],
    [showcase, { slides: [null, { copy: 'A' }] }, [{}], 'verticalscroll/Home: slides[0]'],
    [search, { Items: [0] }, { results: [] }, 'search?searchtype=people: Items[0]'],
    [signup, { message: [] }, { isAccepted: false, message: '' }, 'signup: message'],
  ])(
    'brings what can be used and names itself beside the rest: %#',
    async (call, answer, ...rest) => {
      const { value, problems } = await make(call, answer);
      expect([value, ...problems]).toMatchObject(rest);
    },
  );

  const list = '; expected an object with a list';
  const isNot = 'news is an object with "Content" that is';
  it.each<[Call, unknown, string]>([
    [news, {}, `news is an empty object${list} "Content".`],
    [news, { Content: null }, `${isNot} null${list} "Content".`],
    [news, { Content: {} }, `${isNot} an object${list} "Content".`],
    [news, [{ heading: 'A' }], `news is a list of 1${list} "Content".`],
    [news, null, `news is null${list} "Content".`],
    [team, JSON.parse('{"__proto__": {"Content": []}}'), 'teamdata is an object with __proto__'],
    [slideshow, [], `slideshow/home is a list of 0${list} "slides".`],
    [showcase, [], `verticalscroll/Home is a list of 0${list} "slides".`],
    [search, {}, `search?searchtype=people is an empty object${list} "Items".`],
    [signup, 'ok', 'signup is "ok"; expected an object with IsSuccessStatusCode and message.'],
  ])('fails on an answer of another form: %#', async (call, answer, message) => {
    await expect(make(call, answer)).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringContaining(message) as string,
    });
  });

  it('is aborted when the widget leaves', async () => {
    server.use(http.get('*', () => new Promise<never>(() => undefined)));
    const life = new AbortController();
    const call = slideshow({ signal: life.signal, report: () => undefined });
    life.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});
