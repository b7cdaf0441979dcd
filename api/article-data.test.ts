// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articleAnswer } from './article-data.ts';
import { teamAnswer } from './team-data.ts';

function check(entry: object) {
  const checked = articleAnswer.check({ Content: [entry] });
  if (!checked.ok) throw new Error(checked.found);
  const problems = checked.problems?.map(({ where, found }) => `${where} ${found}`) ?? [];
  return { entry: checked.value.entries[0], problems };
}

it.each([
  ['nulls', { Image: null, Data: null, ChapteredArticles: null, visibleArticles: null }, []],
  ['a number', { ChapteredArticles: 7 }, ['ChapteredArticles 7']],
])('an entry of articledata has empty fields for %s', (_, fields, found) => {
  const { entry, problems } = check({ Headline: 2022, ...fields });
  const empty = { Image: '', Data: {}, ChapteredArticles: [], visibleArticles: [] };
  expect(entry).toMatchObject({ Headline: '2022', ...empty });
  expect(problems).toEqual(found.map((each) => `Content[0].${each}`));
});

it('an entry of articledata has chapters, each of which is shown unless it says otherwise', () => {
  const flags = [undefined, null, true, 'True', false, 'False', 0];
  const chapters = flags.map((isShown) => ({ Headline: 'Chapter', isShown }));
  const { entry, problems } = check({ Headline: 'A', ChapteredArticles: ['x', ...chapters] });
  const shown = entry?.ChapteredArticles.map(({ isShown }) => isShown);
  expect(shown).toEqual([...Array<boolean>(4).fill(true), ...Array<boolean>(3).fill(false)]);
  expect(problems).toEqual(['Content[0].ChapteredArticles[0] "x"']);
});

it('an entry of teamdata has every field of the specification; what is missing is empty', () => {
  const person = { FullName: 'Ann Abel', Data: { Team: ['A'] } };
  const entry = { ...person, Title: '', ImageUrl: '', ImageAltText: '', Url: '' };
  const answer = { Menus: null, Content: [person] };
  expect(teamAnswer.check(answer)).toMatchObject({
    value: { menus: [], entries: [entry] },
    problems: [],
  });
});
