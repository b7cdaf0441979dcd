import { type FilterMenu } from '../../api/filter-menus.ts';
import { findShownName } from './field-values.ts';
import { findSurname } from './find-surname.ts';

/** A team as a member's data name it. */
export interface TeamName {
  /** What a heading says; nothing where the data have an id alone. */
  readonly label: string | undefined;
  /** What a menu's value may be compared with. */
  readonly values: readonly string[];
}

/** As much of a person as sorting needs. */
export interface TeamMember {
  readonly name: string;
  /** What the data want it sorted by; '' where they do not say. */
  readonly sortName: string;
  readonly teams: readonly TeamName[];
}

/** A person in one place of the page. */
export interface TeamCard<Member> {
  readonly member: Member;
  /** The heading it stands under; nothing for members without a team, and in alphabetical order. */
  readonly team: string | undefined;
}

/**
 * By the name that the data sort by, else by the surname, then by the whole, as the culture sorts
 * (DECISIONS "Team").
 */
export function sortAlphabetically<Member extends TeamMember>(
  members: readonly Member[],
  culture: string,
): readonly TeamCard<Member>[] {
  const { compare } = new Intl.Collator(culture);
  return members
    .map((member) => ({
      member,
      team: undefined,
      key: member.sortName || findSurname(member.name),
    }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.member.name, b.member.name))
    .map(({ member, team }) => ({ member, team }));
}

/**
 * Stands each member under each of their teams (DECISIONS "Team"): teams in the order of the menu, others
 * after them as met, members without a team last.
 *
 * @param menu the `Team` menu, where there is one
 * @param chosen values of the menu that are chosen: then only these teams have a place, because a
 *   visitor who asked for one team would not expect the others
 */
export function groupByTeam<Member extends TeamMember>(
  members: readonly Member[],
  menu: FilterMenu | undefined,
  chosen: ReadonlySet<string> = new Set(),
): readonly TeamCard<Member>[] {
  const options = menu?.options ?? [];
  // The order of a Map is that of its first entries: the menu's teams are there before anybody is met.
  const labels = new Map(options.map(({ value, label }) => [value, findShownName(label) ?? label]));
  const groups = new Map<string, TeamCard<Member>[]>(
    [...labels.values()].map((each) => [each, []]),
  );
  const alone: TeamCard<Member>[] = [];
  for (const member of members) {
    const teams = new Set<string>();
    for (const { label, values } of member.teams) {
      const option = options.find(
        ({ value }) => values.includes(value) || labels.get(value) === label,
      );
      if (chosen.size > 0 && !(option && chosen.has(option.value))) continue;
      const heading = (option && labels.get(option.value)) ?? label;
      if (heading !== undefined) teams.add(heading);
    }
    if (teams.size === 0) alone.push({ member, team: undefined });
    for (const team of teams) {
      const group = groups.get(team) ?? [];
      groups.set(team, group);
      group.push({ member, team });
    }
  }
  return [...[...groups.values()].flat(), ...alone];
}
