import { type FilterMenu } from '../../api/filter-menus.ts';

/** A team as a member's data name it. */
export interface TeamName {
  /** What a heading says. */
  readonly label: string;
  /** What a menu's value may be compared with. */
  readonly values: readonly string[];
}

/** As much of a person as sorting needs. */
export interface TeamMember {
  readonly name: string;
  readonly teams: readonly TeamName[];
}

/** A person in one place of the page. */
export interface TeamCard<Member> {
  readonly member: Member;
  /** The heading it stands under; nothing for members without a team, and in alphabetical order. */
  readonly team: string | undefined;
}

/** The last word of a name: `Tomás Rivera-Lund` → `Rivera-Lund`. */
function lastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}

/** By the last word of the name, then by the whole, as the culture sorts (DECISIONS "Team"). */
export function sortAlphabetically<Member extends TeamMember>(
  members: readonly Member[],
  culture: string,
): readonly TeamCard<Member>[] {
  const { compare } = new Intl.Collator(culture);
  return members
    .map((member) => ({ member, team: undefined, word: lastWord(member.name) }))
    .sort((a, b) => compare(a.word, b.word) || compare(a.member.name, b.member.name))
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
  const groups = new Map<string, TeamCard<Member>[]>(options.map(({ label }) => [label, []]));
  const alone: TeamCard<Member>[] = [];
  for (const member of members) {
    const teams = new Set<string>();
    for (const { label, values } of member.teams) {
      const option = options.find((each) => values.includes(each.value) || each.label === label);
      if (chosen.size > 0 && !(option && chosen.has(option.value))) continue;
      teams.add(option?.label ?? label);
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
