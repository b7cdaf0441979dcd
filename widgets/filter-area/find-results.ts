import { type MenuData } from '../../api/filter-menus.ts';
import { type ContentItem, type Person } from './content-item.ts';
import { type Choices, matchItems } from './match-items.ts';
import { groupByTeam, sortAlphabetically, type TeamCard } from './sort-team.ts';

export type Content =
  | { readonly kind: 'articles'; readonly items: readonly ContentItem[] }
  | { readonly kind: 'team'; readonly items: readonly Person[] };

export type Results = {
  /** A member of two teams has two cards but counts once. */
  readonly itemCount: number;
} & (
  | { readonly kind: 'articles'; readonly cards: readonly ContentItem[] }
  | { readonly kind: 'team'; readonly cards: readonly TeamCard<Person>[] }
);

interface Question {
  readonly menus: readonly MenuData[];
  readonly choices: Choices;
  readonly isAlphabetical: boolean;
  readonly culture: string;
}

/** The field by which people are grouped (DECISIONS "Team"). */
const teamField = 'Team';

export function findResults(content: Content, question: Question): Results {
  const { menus, choices, isAlphabetical, culture } = question;
  if (content.kind === 'articles') {
    const cards = matchItems(content.items, choices);
    return { kind: 'articles', itemCount: cards.length, cards };
  }
  const people = matchItems(content.items, choices);
  const menu = menus.find(({ fieldName }) => fieldName === teamField);
  const cards = isAlphabetical
    ? sortAlphabetically(people, culture)
    : groupByTeam(people, menu, choices.get(teamField));
  return { kind: 'team', itemCount: people.length, cards };
}
