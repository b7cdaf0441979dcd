import { type FilterMenu } from '../../api/filter-menus.ts';
import { type ContentItem, type Person } from './content-item.ts';
import { type Choices, countValues, matchItems } from './match-items.ts';
import { groupByTeam, sortAlphabetically, type TeamCard } from './sort-team.ts';

/** The loaded data, ready to be matched. */
export type Content =
  | { readonly kind: 'articles'; readonly items: readonly ContentItem[] }
  | { readonly kind: 'team'; readonly items: readonly Person[] };

/** The results of a choice, in the order of the pages. */
export type Results = {
  /** How many items; a member of two teams has two cards and counts once. */
  readonly itemCount: number;
} & (
  | { readonly kind: 'articles'; readonly cards: readonly ContentItem[] }
  | { readonly kind: 'team'; readonly cards: readonly TeamCard<Person>[] }
);

/** Everything that an area can find. */
export interface Catalogue {
  readonly kind: Content['kind'];
  readonly menus: readonly FilterMenu[];
  /** Remembers the last answer, so that the same question is not searched twice. */
  readonly find: (choices: Choices, isAlphabetical: boolean) => Results;
  /** How many items each value of a menu would find, given the choices in the other menus. */
  readonly count: (choices: Choices, fieldName: string) => ReadonlyMap<string, number>;
}

/** The field by which people are grouped (DECISIONS "Team"). */
const teamField = 'Team';

/** @param culture whose rules sort the names */
export function createCatalogue(
  menus: readonly FilterMenu[],
  content: Content,
  culture: string,
): Catalogue {
  const teamMenu = menus.find(({ fieldName }) => fieldName === teamField);
  let last: { choices: Choices; isAlphabetical: boolean; results: Results } | undefined;

  const search = (choices: Choices, isAlphabetical: boolean): Results => {
    if (content.kind === 'articles') {
      const cards = matchItems(content.items, choices);
      return { kind: 'articles', itemCount: cards.length, cards };
    }
    const people = matchItems(content.items, choices);
    const cards = isAlphabetical
      ? sortAlphabetically(people, culture)
      : groupByTeam(people, teamMenu, choices.get(teamField));
    return { kind: 'team', itemCount: people.length, cards };
  };

  return {
    kind: content.kind,
    menus,
    find: (choices, isAlphabetical) => {
      if (last?.choices !== choices || last.isAlphabetical !== isAlphabetical) {
        last = { choices, isAlphabetical, results: search(choices, isAlphabetical) };
      }
      return last.results;
    },
    count: (choices, fieldName) => countValues(content.items, choices, fieldName),
  };
}
