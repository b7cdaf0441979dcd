import { type FilterMenu } from '../../api/filter-menus.ts';
import { type Item } from './match-items.ts';

/**
 * Leaves out options labelled "All" whose value no entry has: a CMS that uses such an option for showing
 * everything means the same as by an empty value (DECISIONS "Filters"), and the option would find nothing. A
 * menu without other options is left out too.
 */
export function withoutAll(
  menus: readonly FilterMenu[],
  items: readonly Item[],
): readonly FilterMenu[] {
  const isFound = (fieldName: string, value: string) =>
    items.some((item) =>
      [item, ...item.chapters].some(({ values }) => values.get(fieldName)?.has(value)),
    );
  return menus
    .map((menu) => ({
      ...menu,
      options: menu.options.filter(
        ({ value }) => !/^all$/i.test(value) || isFound(menu.fieldName, value),
      ),
    }))
    .filter(({ options }) => options.length > 0);
}
