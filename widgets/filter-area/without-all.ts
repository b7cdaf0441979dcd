import { type MenuData } from '../../api/filter-menus.ts';
import { type Item } from './match-items.ts';

/** Leaves out an option "All" that no entry has: some CMSs use it to show everything (DECISIONS "Filters"). */
export function withoutAll(
  menus: readonly MenuData[],
  items: readonly Item[],
): readonly MenuData[] {
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
