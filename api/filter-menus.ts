import { describe, type Problem, quote } from '../shared/widget/problem.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { type Field, flagField, optionalTextField, textField, textsField } from './fields.ts';
import { listField, type Placed, readList } from './list.ts';

const menuItem = defineEntry(
  {
    Label: textField,
    FieldValue: optionalTextField,
    isChecked: flagField,
  },
  ['Label', 'FieldValue'],
);

const menu = defineEntry(
  {
    Label: textField,
    /** The field of `Data` that the menu filters by. */
    FieldName: textField,
    /** For menus whose items have none: the value of the one item, or a list of values in their order. */
    FieldValue: textsField,
    Items: listField(menuItem),
  },
  ['FieldName'],
  ['Items', 'FieldValue'],
);

type RawMenu = EntryValue<typeof menu>;
type RawItem = EntryValue<typeof menuItem>;

/** One check box of a menu (SPEC 3). */
export interface FilterOption {
  readonly label: string;
  readonly value: string;
  /** Whether it is checked on arrival. */
  readonly isChecked: boolean;
}

/** A menu of check boxes (SPEC 3). Field names are unique, and so are the values in a menu. */
export interface FilterMenu {
  readonly label: string;
  readonly fieldName: string;
  readonly options: readonly FilterOption[];
}

/** A menu without items is one of a single check box, where it has a value of its own. */
function readItems({ Label, Items }: RawMenu): readonly RawItem[] {
  return Items.length > 0 ? Items : [{ Label, FieldValue: undefined, isChecked: false }];
}

/** An empty value is the CMS's "All": left out, since nothing checked is all (DECISIONS "Filters"). */
function isShowAll({ FieldValue }: RawItem): boolean {
  return FieldValue?.trim() === '';
}

/** The value that a menu itself gives to one of its items: that of the one, or of its place in a list. */
function findMenuValue(
  fieldValue: RawMenu['FieldValue'],
  index: number,
  itemCount: number,
): string {
  if (typeof fieldValue !== 'string') return fieldValue[index] ?? '';
  return itemCount === 1 ? fieldValue : '';
}

function readOptions(raw: RawMenu): readonly FilterOption[] {
  const items = readItems(raw);
  const options = new Map<string, FilterOption>();
  items.forEach((item, index) => {
    const { Label, FieldValue, isChecked } = item;
    const value = FieldValue ?? (findMenuValue(raw.FieldValue, index, items.length) || Label);
    // A second box of the same value would be the first.
    if (isShowAll(item) || value === '' || options.has(value)) return;
    options.set(value, { value, label: Label || value, isChecked });
  });
  return [...options.values()];
}

function toMenus(raws: readonly Placed<RawMenu>[], problems: Problem[]): readonly FilterMenu[] {
  const menus = new Map<string, FilterMenu>();
  for (const { value: raw, where } of raws) {
    const fieldName = raw.FieldName;
    if (menus.has(fieldName)) {
      problems.push({
        where: `${where}.FieldName`,
        found: quote(fieldName),
        expected: 'a name that no other menu has',
        outcome: 'The menu is left out.',
      });
      continue;
    }
    const options = readOptions(raw);
    if (options.length > 0) {
      menus.set(fieldName, { fieldName, label: raw.Label || fieldName, options });
    }
  }
  return [...menus.values()];
}

/**
 * Reads the menus of an answer. `FieldValue` is accepted on the menu and on its items (DECISIONS
 * "Filters"); where neither has one, an item's label is its value. A menu in which nothing can be chosen
 * is left out.
 */
export const menusField: Field<readonly FilterMenu[]> = {
  ...listField(menu),
  fallback: [],
  read: (value, where, problems) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      const outcome = 'There are no menus.';
      problems.push({ where, found: describe(value), expected: 'a list', outcome });
      return [];
    }
    return toMenus(readList(menu, value, where, problems), problems);
  },
};
