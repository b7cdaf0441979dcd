// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { readAnswer, readPages } from '../dev-server/pages/page-fixtures.ts';
import { answerCall } from '../fixtures/scenarios.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { compileForCms } from '../tests/setup/compile-for-cms.ts';
import { createApiClient } from './client.ts';
import { answerSchema } from './entry-schema.ts';
import { fetchSearch, searchAnswer } from './search.ts';

const server = mockNetwork();

const api = createApiClient({
  siteBase: '/',
  apiBase: '/api/',
  culture: 'en-US',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
});

/** The result of the call for an answer, and the request that it sent. */
async function fetchFrom(answer: unknown, page = 1) {
  const requests: Request[] = [];
  const problems: Problem[] = [];
  server.use(
    http.get('*/en-us/search', ({ request }) => {
      requests.push(request);
      return HttpResponse.json(answer as object);
    }),
  );
  const query = { searchText: 'Tom & Jerry', searchType: 'people', page, pageSize: 5 };
  const found = await fetchSearch(api, query, { report: (problem) => problems.push(problem) });
  return { found, requests, problems };
}

const result = { Title: 'One', Subtitle: 'Two', Description: '<p>Three</p>', Link: '/four' };

describe('the search call', () => {
  it('sends text, type, page and page size, and a content type without a body', async () => {
    const { requests } = await fetchFrom({ Items: [] }, 3);
    const [request] = requests;
    expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
      searchtext: 'Tom & Jerry',
      searchtype: 'people',
      page: '3',
      pagesize: '5',
    });
    expect(request?.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('reads results, page and count', async () => {
    const { found, problems } = await fetchFrom({
      Items: [result],
      PageIndex: 2,
      TotalItemCount: 6,
    });
    expect(found).toEqual({ results: [result], sentCount: 1, page: 2, itemCount: 6 });
    expect(problems).toEqual([]);
  });

  it.each([
    ['missing', {}, { page: 3, itemCount: 1 }, []],
    ['null', { PageIndex: null, TotalItemCount: null }, { page: 3, itemCount: 1 }, []],
    ['an empty text', { PageIndex: '', TotalItemCount: ' ' }, { page: 3, itemCount: 1 }, []],
    ['fewer than are here', { TotalItemCount: 0 }, { itemCount: 1 }, []],
    ['a text of a number', { PageIndex: '2', TotalItemCount: '7' }, { page: 2, itemCount: 7 }, []],
    [
      'nonsense',
      { PageIndex: 'two', TotalItemCount: -1 },
      { page: 3, itemCount: 1 },
      ['search?searchtype=people: PageIndex', 'search?searchtype=people: TotalItemCount'],
    ],
    [
      'a fraction',
      { PageIndex: 1.5 },
      { page: 3, itemCount: 1 },
      ['search?searchtype=people: PageIndex'],
    ],
  ])('takes a page or count that is %s as what is known', async (_, fields, known, where) => {
    const { found, problems } = await fetchFrom({ Items: [result], ...fields }, 3);
    expect(found).toMatchObject(known);
    expect(problems.map((problem) => problem.where)).toEqual(where);
  });

  it('a bad field costs the field, an entry that is no object costs the entry', async () => {
    const { found, problems } = await fetchFrom({
      Items: [{ ...result, Subtitle: {} }, null, result],
    });
    expect(found.results).toEqual([{ ...result, Subtitle: '' }, result]);
    expect(problems.map(({ where }) => where)).toEqual([
      'search?searchtype=people: Items[0].Subtitle',
      'search?searchtype=people: Items[1]',
    ]);
    // The size of a page is the number of entries sent, including those left out.
    expect(found.sentCount).toBe(3);
  });

  it.each([
    ['no object', [], 'a list of 0'],
    ['null', null, 'null'],
    ['without Items', {}, 'an empty object'],
    ['with Items null', { Items: null }, 'an object with "Items" that is null'],
    ['with Items that are no list', { Items: {} }, 'an object with "Items" that is an object'],
  ])('fails where the answer is %s', async (_, answer, found) => {
    await expect(fetchFrom(answer)).rejects.toThrow(
      `the answer of search?searchtype=people is ${found}; expected an object with a list "Items".`,
    );
  });

  it('is answered by the stubs as the schema says', () => {
    const query = { searchtext: 'credit', page: '1', pagesize: '50' };
    const answer = answerCall(
      ...(['search', 'normal', { query }] as const),
      (name) => readAnswer('fixtures', name),
      () => readPages('fixtures'),
    );
    expect(compileForCms(answerSchema(searchAnswer))(JSON.parse(answer.body))).toEqual([]);
  });
});
