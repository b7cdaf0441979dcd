import { type Parsed } from '../shared/widget/parsed.ts';
import { type Answer, defineAnswer } from './answer.ts';
import { type Entry } from './entry.ts';
import { type FilterMenu, menusField } from './filter-menus.ts';

/** The answer of `articledata` and `teamdata`: menus, and the entries that they filter. */
export interface FilterData<Item> {
  readonly menus: readonly FilterMenu[];
  readonly entries: readonly Item[];
}

interface FilterAnswer<Item> extends Answer {
  readonly expected: string;
  readonly check: (value: unknown) => Parsed<FilterData<Item>>;
}

/**
 * Declares the answer of one of the two calls: without a list "Content" it is refused; any other mistake
 * costs only the part that is wrong (CONTRACT 4).
 *
 * @param entry what "Content" contains
 */
export function defineFilterAnswer<Item>(entry: Entry<Item>): FilterAnswer<Item> {
  const answer = defineAnswer('Content', entry, { Menus: menusField });
  return {
    ...answer,
    check: (value) => {
      const checked = answer.check(value);
      if (!checked.ok) return checked;
      const { items, rest } = checked.value;
      return { ...checked, value: { menus: rest.Menus, entries: items } };
    },
  };
}
