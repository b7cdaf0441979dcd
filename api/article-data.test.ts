// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { checkArticleData, fetchArticleData } from './article-data.ts';
import { createApiClient } from './client.ts';
import { CallFailure } from './failures.ts';
import { checkTeamData, fetchTeamData } from './team-data.ts';

const server = mockNetwork();

const api = createApiClient({
  siteBase: '/',
  apiBase: '/cms/api',
  culture: 'en-US',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

describe('GET articledata and teamdata', () => {
  it.each([
    ['news', '/cms/api/en-us/articledata/news', fetchArticleData],
    ['insight', '/cms/api/en-us/articledata/insight', fetchArticleData],
  ] as const)('of %s is relative to the api base', async (list, address, fetchIt) => {
    server.use(
      http.get(address, () =>
        HttpResponse.json({ Content: [{ Headline: 'One' }, 7, { heading: 'Two' }] }),
      ),
    );
    const problems: Problem[] = [];
    const { entries } = await fetchIt(api, list, { report: (problem) => problems.push(problem) });
    expect(entries.map(({ Headline }) => Headline)).toEqual(['One', '']);
    expect(problems.map(({ where }) => where)).toEqual([`articledata/${list}: Content[1]`]);
  });

  it('of the team is relative to the api base', async () => {
    const answer = { Menus: null, Content: [{ FullName: 'Ann Abel', Data: { Team: ['A'] } }] };
    server.use(http.get('/cms/api/en-us/teamdata', () => HttpResponse.json(answer)));
    const { entries, menus } = await fetchTeamData(api, { report: () => undefined });
    expect(menus).toEqual([]);
    expect(entries).toEqual([
      {
        FullName: 'Ann Abel',
        Title: '',
        ImageUrl: '',
        ImageAltText: '',
        Url: '',
        Data: { Team: ['A'] },
      },
    ]);
  });

  it.each([
    [
      'Content missing',
      {},
      /articledata\/news is an empty object; expected an object with a list "Content"/,
    ],
    ['Content null', { Content: null }, /"Content" that is null/],
    ['Content an object', { Content: {} }, /"Content" that is an object/],
    ['a list', [{ Headline: 'One' }], /is a list of 1/],
    ['null', null, /is null/],
    ['a text', 'x', /is "x"/],
  ])('fails on %s', async (_, answer, message) => {
    server.use(
      http.get('/cms/api/en-us/articledata/news', () => HttpResponse.json(answer as object)),
    );
    const failure: unknown = await fetchArticleData(api, 'news', {
      report: () => undefined,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect((failure as CallFailure).message).toMatch(message);
  });
});

function check(content: unknown) {
  const checked = checkArticleData({ Content: content });
  if (!checked.ok) throw new Error(checked.found);
  const problems = checked.problems?.map(({ where, found }) => `${where} ${found}`) ?? [];
  return { entries: checked.value.entries, problems };
}

describe('checking entries', () => {
  it('bears real data: numbers for texts, nulls, missing lists', () => {
    const { entries, problems } = check([
      { Headline: 2022, Image: null, Data: null, ChapteredArticles: null, visibleArticles: null },
    ]);
    expect(problems).toEqual([]);
    expect(entries[0]).toMatchObject({
      Headline: '2022',
      Image: '',
      Data: {},
      ChapteredArticles: [],
      visibleArticles: [],
    });
  });

  it('leaves out a bad field and keeps the entry', () => {
    const { entries, problems } = check([
      { Headline: {}, heading: 'A', Url: '/a', Data: [], ChapteredArticles: 7 },
    ]);
    expect(entries[0]).toMatchObject({ Headline: '', Url: '/a', Data: {}, ChapteredArticles: [] });
    expect(problems).toEqual([
      'Content[0].Headline an object',
      'Content[0].Data a list of 0',
      'Content[0].ChapteredArticles 7',
    ]);
  });

  it('reads chapters entry by entry; one that does not say so is shown', () => {
    const shown = [undefined, null, true, 'True', false, 'False', 0].map((isShown) => ({
      Headline: 'Chapter',
      isShown,
    }));
    const { entries, problems } = check([{ Headline: 'A', ChapteredArticles: ['x', ...shown] }]);
    expect(entries[0]?.ChapteredArticles.map(({ isShown }) => isShown)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(problems).toEqual(['Content[0].ChapteredArticles[0] "x"']);
  });

  it('says which field an entry without a title lacks', () => {
    const checked = checkArticleData({ Content: [{ Url: '/a', Headline: ' ' }] });
    expect(checked.ok && checked.problems).toEqual([
      {
        where: 'Content[0]',
        found: 'an object with Url',
        expected: 'one with Headline or heading',
        outcome: 'The entry is left out.',
      },
    ]);
  });

  it('takes nothing from a prototype', () => {
    const content = JSON.parse(
      '[{"__proto__": {"Headline": "polluted"}, "heading": "A"}]',
    ) as unknown;
    expect(check(content).entries[0]?.Headline).toBe('');
    expect(checkTeamData(JSON.parse('{"__proto__": {"Content": []}}')).ok).toBe(false);
  });
});
