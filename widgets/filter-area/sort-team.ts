import { type MenuData } from '../../api/filter-menus.ts';
import { foldText } from '../../shared/rules/invisible.ts';
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
  // Once for each text: many members have the same few teams.
  const toKey = once((text) => foldText(text.replace(/\s+/g, ' ')));
  const options = (menu?.options ?? []).map(({ value, label }) => ({
    value,
    label: label.replace(/\s+/g, ' ').normalize(),
    keys: [value, label].map(toKey),
  }));
  // A Map keeps the order of insertion: the menu's teams come first. The first spelling of a team is shown.
  const groups = new Map<string, { readonly team: string; readonly cards: TeamCard<Member>[] }>();
  const findGroup = (team: string) => {
    const group = groups.get(toKey(team)) ?? { team, cards: [] };
    groups.set(toKey(team), group);
    return group;
  };
  for (const { label } of options) findGroup(label);
  const alone: TeamCard<Member>[] = [];
  for (const member of members) {
    const teams = new Set<ReturnType<typeof findGroup>>();
    for (const { label, values } of member.teams) {
      const names = label === undefined ? values : [...values, label];
      const keys = new Set(names.map(toKey));
      const option = options.find((each) => each.keys.some((key) => keys.has(key)));
      if (chosen.size > 0 && !(option && chosen.has(option.value))) continue;
      const heading = option?.label ?? label;
      if (heading !== undefined) teams.add(findGroup(heading));
    }
    if (teams.size === 0) alone.push({ member, team: undefined });
    for (const { team, cards } of teams) cards.push({ member, team });
  }
  return [...[...groups.values()].flatMap(({ cards }) => cards), ...alone];
}
