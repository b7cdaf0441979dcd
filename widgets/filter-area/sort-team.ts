import { type MenuData } from '../../api/filter-menus.ts';
import { once } from '../../shared/rules/once.ts';
import { findSurname } from './find-surname.ts';

export interface TeamName {
  /** Undefined if the data contain only an id. */
  readonly label: string | undefined;
  readonly values: readonly string[];
}

export interface TeamMember {
  readonly name: string;
  readonly sortName: string;
  readonly teams: readonly TeamName[];
}

export interface TeamCard<Member> {
  readonly member: Member;
  /** Undefined for members without a team, and in alphabetical order. */
  readonly team: string | undefined;
}

const collatorOf = once((culture) => new Intl.Collator(culture));

/** By the data's sort name, else by the surname, then by the whole name (DECISIONS "Team"). */
export function sortAlphabetically<Member extends TeamMember>(
  members: readonly Member[],
  culture: string,
): readonly TeamCard<Member>[] {
  const { compare } = collatorOf(culture);
  return members
    .map((member) => ({ member, key: member.sortName || findSurname(member.name) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.member.name, b.member.name))
    .map(({ member }) => ({ member, team: undefined }));
}

/**
 * Each member under each of their teams: teams in the order of the menu, then others in the order of appearance,
 * members without a team last (DECISIONS "Team"). If teams are chosen, only those are listed.
 */
export function groupByTeam<Member extends TeamMember>(
  members: readonly Member[],
  menu: MenuData | undefined,
  chosen: ReadonlySet<string> = new Set(),
): readonly TeamCard<Member>[] {
  const options = menu?.options ?? [];
  // A Map keeps the order of insertion: the menu's teams come first.
  const labels = new Map(
    options.map(({ value, label }) => [value, label.replace(/\s+/g, ' ').normalize()]),
  );
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
