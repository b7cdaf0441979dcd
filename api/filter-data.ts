import { type Parsed } from '../shared/widget/parsed.ts';
import { type Answer, defineAnswer } from './answer.ts';
import { type Entry } from './entry.ts';
import { type MenuData, menusField } from './filter-menus.ts';

/** How entries are read and shown. */
export type FilterKind = 'articles' | 'team';

export interface FilterData<Kind extends FilterKind, Item> {
  readonly kind: Kind;
  readonly menus: readonly MenuData[];
  readonly entries: readonly Item[];
}

interface FilterAnswer<Kind extends FilterKind, Item> extends Answer {
  readonly expected: string;
  readonly check: (value: unknown) => Parsed<FilterData<Kind, Item>>;
}

/**
 * Declares the answer of `articledata` or `teamdata`.
 * @param entry an entry of "Content", the list without which the answer is refused (docs/contract.md, 4)
 */
export function defineFilterAnswer<const Kind extends FilterKind, Item>(
  kind: Kind,
  entry: Entry<Item>,
): FilterAnswer<Kind, Item> {
  const answer = defineAnswer('Content', entry, { Menus: menusField });
  return {
    ...answer,
    check: (value) => {
      const checked = answer.check(value);
      if (!checked.ok) return checked;
      const { items, rest } = checked.value;
      return { ...checked, value: { kind, menus: rest.Menus, entries: items } };
    },
  };
}
