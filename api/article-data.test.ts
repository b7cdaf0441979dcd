// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkArticleData } from './article-data.ts';
import { checkTeamData } from './team-data.ts';

function check(entry: object) {
  const checked = checkArticleData({ Content: [entry] });
  if (!checked.ok) throw new Error(checked.found);
  const problems = checked.problems?.map(({ where, found }) => `${where} ${found}`) ?? [];
  return { entry: checked.value.entries[0], problems };
}

describe('the entries of articledata', () => {
  it('may have numbers for texts, nulls and missing lists', () => {
    const missing = { Image: null, Data: null, ChapteredArticles: null, visibleArticles: null };
    const { entry, problems } = check({ Headline: 2022, ...missing });
    expect(entry).toMatchObject({ Headline: '2022', Image: '', Data: {}, ChapteredArticles: [] });
    expect([entry?.visibleArticles, problems]).toEqual([[], []]);
  });

  it('lose a bad field', () => {
    const wrong = { Headline: {}, Data: [], ChapteredArticles: 7 };
    const { entry, problems } = check({ heading: 'A', Url: '/a', ...wrong });
    expect(entry).toMatchObject({ Headline: '', Url: '/a', Data: {}, ChapteredArticles: [] });
    expect(problems).toEqual([
      'Content[0].Headline an object',
      'Content[0].Data a list of 0',
      'Content[0].ChapteredArticles 7',
    ]);
  });

  it('have chapters, each of which is shown unless it says otherwise', () => {
    const flags = [undefined, null, true, 'True', false, 'False', 0];
    const chapters = flags.map((isShown) => ({ Headline: 'Chapter', isShown }));
    const { entry, problems } = check({ Headline: 'A', ChapteredArticles: ['x', ...chapters] });
    const shown = entry?.ChapteredArticles.map(({ isShown }) => isShown);
    expect(shown).toEqual([...Array<boolean>(4).fill(true), ...Array<boolean>(3).fill(false)]);
    expect(problems).toEqual(['Content[0].ChapteredArticles[0] "x"']);
  });

  it('take nothing from a prototype', () => {
    const entry = JSON.parse('{"__proto__": {"Headline": "polluted"}, "heading": "A"}') as object;
    expect(check(entry).entry?.Headline).toBe('');
  });
});

describe('the entries of teamdata', () => {
  it('have every field of the specification; what is missing is empty', () => {
    const person = { FullName: 'Ann Abel', Data: { Team: ['A'] } };
    expect(checkTeamData({ Menus: null, Content: [person] })).toMatchObject({
      value: {
        menus: [],
        entries: [{ ...person, Title: '', ImageUrl: '', ImageAltText: '', Url: '' }],
      },
      problems: [],
    });
  });
});
