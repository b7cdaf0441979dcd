import { type Parsed } from '../shared/widget/parsed.ts';
import { type Answer, defineAnswer } from './answer.ts';
import { type ApiClient } from './client.ts';
import { type Entry } from './entry.ts';
import { type FilterMenu, menusField } from './filter-menus.ts';
import { type FetchOptions, request } from './request.ts';

/** What `articledata` and `teamdata` have in common: menus, and the entries that they filter. */
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
 * @param toItem converts an entry
 */
export function defineFilterAnswer<Value, Item>(
  entry: Entry<Value>,
  toItem: (value: Value) => Item,
): FilterAnswer<Item> {
  const answer = defineAnswer('Content', entry, { Menus: menusField });
  return {
    ...answer,
    check: (value) => {
      const checked = answer.check(value);
      if (!checked.ok) return checked;
      const { items, rest } = checked.value;
      const entries = items.map(({ value: each }) => toItem(each));
      return { ...checked, value: { menus: rest.Menus, entries } };
    },
  };
}

/** Sends one of the two calls and checks its answer. @throws {CallFailure} */
export async function fetchFilterData<Item>(
  api: ApiClient,
  segments: readonly string[],
  answer: FilterAnswer<Item>,
  options: FetchOptions,
): Promise<FilterData<Item>> {
  return request(api, { method: 'GET', base: 'api', segments }, answer, options);
}
