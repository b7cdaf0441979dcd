import { describe, expect, it } from 'vitest';
import { type Problem } from '../shared/widget/problem.ts';
import { fetchSearch } from './search.ts';

/** The results on page 3 where a call is answered so. */
async function find(answer: object) {
  const problems: Problem[] = [];
  const api = { send: () => Promise.resolve(answer) };
  const query = { searchText: 'a', searchType: 'people', page: 3, pageSize: 5 };
  const found = await fetchSearch(api, query, { report: (problem) => problems.push(problem) });
  return { found, where: problems.map((problem) => problem.where.split(': ')[1]) };
}

const result = { Title: 'One', Subtitle: 'Two', Description: '<p>Three</p>', Link: '/four' };

describe('the answer of the search', () => {
  it('has results, a page and a count', async () => {
    const { found, where } = await find({ Items: [result], PageIndex: 2, TotalItemCount: 6 });
    expect(found).toEqual({ results: [result], sentCount: 1, page: 2, itemCount: 6 });
    expect(where).toEqual([]);
  });

  it.each<[string, object, page: number, itemCount: number, where: string[]]>([
    ['missing', {}, 3, 1, []],
    ['null', { PageIndex: null, TotalItemCount: null }, 3, 1, []],
    ['an empty text', { PageIndex: '', TotalItemCount: ' ' }, 3, 1, []],
    ['fewer than are here', { TotalItemCount: 0 }, 3, 1, []],
    ['a text of a number', { PageIndex: '2', TotalItemCount: '7' }, 2, 7, []],
    ['nonsense', { PageIndex: 'two', TotalItemCount: -1 }, 3, 1, ['PageIndex', 'TotalItemCount']],
    ['a fraction', { PageIndex: 1.5 }, 3, 1, ['PageIndex']],
  ])(
    'with a page or count that is %s is what is known',
    async (_, fields, page, itemCount, where) => {
      const answer = await find({ Items: [result], ...fields });
      expect(answer).toMatchObject({ found: { page, itemCount }, where });
    },
  );

  it.each([
    ['null', { Items: null, TotalItemCount: 0 }],
    ['null with a text', { Items: null, TotalItemCount: '0', PageIndex: 1 }],
    ['an empty list', { Items: [], TotalItemCount: 0 }],
  ])('with a count of 0 and %s is nothing found', async (_, answer) => {
    const { found, where } = await find(answer);
    expect(found).toMatchObject({ results: [], sentCount: 0, itemCount: 0 });
    expect(where).toEqual([]);
  });

  it.each([
    ['null', { Items: null, TotalItemCount: 3 }, /"Items" that is null/],
    ['null and no count', { Items: null }, /"Items" that is null/],
    ['no list', { TotalItemCount: 0 }, /an object with TotalItemCount/],
    ['a list of PHP', { Items: { 0: result, 2: result } }, /PHP writes a list with gaps/],
  ])('is refused with %s', async (_, answer, message) => {
    await expect(find(answer)).rejects.toThrow(message);
  });

  it('reads the entities of titles once', async () => {
    const { found } = await find({
      Items: [{ ...result, Title: 'R&amp;amp;D', Subtitle: '&#150;' }],
    });
    expect(found.results[0]).toMatchObject({ Title: 'R&amp;D', Subtitle: '–' });
  });

  it('loses a bad field, and an entry that is none', async () => {
    const { found, where } = await find({ Items: [{ ...result, Subtitle: {} }, null, result] });
    expect(found.results).toEqual([{ ...result, Subtitle: '' }, result]);
    expect(where).toEqual(['Items[0].Subtitle', 'Items[1]']);
    // The size of a page is the number of entries sent, including those left out.
    expect(found.sentCount).toBe(3);
  });
});
