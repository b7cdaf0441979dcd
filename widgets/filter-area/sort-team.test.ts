// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { groupByTeam, sortAlphabetically, type TeamCard, type TeamMember } from './sort-team.ts';

const team = (label: string | undefined, ...values: string[]) => ({ label, values });
const make = (name: string, ...teams: (string | TeamMember['teams'][number])[]): TeamMember => ({
  name,
  sortName: '',
  teams: teams.map((each) => (typeof each === 'string' ? team(each, each) : each)),
});

const option = (label: string, value = label) => ({ label, value, isChecked: false });
const menu = {
  label: 'Team',
  fieldName: 'Team',
  options: [option('Research', '7'), option('Credit'), option('Equity')],
};

const draw = (cards: readonly TeamCard<TeamMember>[]) =>
  cards.map(({ member, team: under }) => `${under ?? '-'}: ${member.name}`).join('; ');

it.each([
  ['the last word', 'en-US', 'Ann Zola; Zoe Abel', 'Zoe Abel; Ann Zola'],
  ['then the whole', 'en-US', 'Zoe Abel; Ann Abel', 'Ann Abel; Zoe Abel'],
  ['accents beside their letters', 'en-US', 'A Öst; B Zeta; C Orr', 'C Orr; A Öst; B Zeta'],
  ['accents as the culture has them', 'sv-SE', 'A Öst; B Zeta', 'B Zeta; A Öst'],
  ['one name alone, blanks around', 'en-US', ' Madonna ; Ann Abel', 'Ann Abel;  Madonna '],
])('a team in alphabetical order goes by %s (%s)', (_, culture, names, sorted) => {
  const members = Object.freeze(names.split('; ').map((name) => make(name)));
  expect(draw(sortAlphabetically(members, culture)).replaceAll('-: ', '')).toBe(sorted);
  expect(members.map(({ name }) => name).join('; ')).toBe(names);
});

it('a team in alphabetical order goes by the name that the data sort by before all, then by the whole', () => {
  const named = [
    { ...make('Anna de Vries'), sortName: 'de Vries' },
    make('Zoe Dean'),
    { ...make('Bea Zola'), sortName: 'Abel, Bea' },
  ];
  expect(draw(sortAlphabetically(named, 'en-US'))).toBe(
    '-: Bea Zola; -: Anna de Vries; -: Zoe Dean',
  );
  expect(sortAlphabetically([], 'en-US')).toEqual([]);
});

describe('a team in groups', () => {
  const anonymous = (value: string) => team(undefined, value);
  const written = { ...menu, options: [option('Re\u0301\u00a0 D', 'rd'), option('Credit')] };
  it.each<[string, TeamMember[], string, typeof menu?]>([
    [
      'has the teams in the order of the menu, others as met, members without one last',
      [
        make('Lone'),
        make('Eve', 'Equity'),
        make('Lee', 'Legal', 'Credit'),
        make('Art', 'Art'),
        make('Rae', team('Research and data', '7')),
      ],
      'Research: Rae; Credit: Lee; Equity: Eve; Legal: Lee; Art: Art; -: Lone',
    ],
    [
      'never has an id for a heading: the menu names it, or nobody does',
      [make('Rae', anonymous('7')), make('Lone', anonymous('b2f1')), make('Eve', 'Equity')],
      'Research: Rae; Equity: Eve; -: Lone',
    ],
    [
      'finds a team by its label in the menu, however its blanks and letters are written',
      [make('Cal', 'Credit'), make('Rae', 'R\u00e9 D')],
      'R\u00e9 D: Rae; Credit: Cal',
      written,
    ],
    [
      'has one heading for a team, however its name is written, and shows the first',
      [
        make('Lee', 'legal', 'credit\u200b'),
        make('Lou', 'Legal', 'LEGAL'),
        make('Cal', 'CREDIT'),
        make('Rae', team('RESEARCH', 'x')),
      ],
      'Research: Rae; Credit: Lee; Credit: Cal; legal: Lee; legal: Lou',
    ],
    ['has a member once in each team', [make('Lee', 'Credit', 'Credit')], 'Credit: Lee'],
  ])('%s', (_, members, groups, given = menu) => {
    expect(draw(groupByTeam(members, given))).toBe(groups);
  });

  it('has teams as met where there is no menu', () => {
    const members = [make('Lee', 'Legal'), make('Eve', 'Equity'), make('Ann', 'Legal')];
    expect(draw(groupByTeam(members, undefined))).toBe('Legal: Lee; Legal: Ann; Equity: Eve');
  });

  it('has only the teams that are chosen', () => {
    const members = [make('Lee', 'Legal', 'Credit', 'Equity'), make('Eve', 'Equity')];
    expect(draw(groupByTeam(members, menu, new Set(['Credit'])))).toBe('Credit: Lee; -: Eve');
  });
});
