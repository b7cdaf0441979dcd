import * as v from 'valibot';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { checkEntries, checkFields, isRecord } from './check-fields.ts';
import { flagField, textField } from './fields.ts';

/** A list that is looked into entry by entry; missing and null are empty. */
export const listField = v.optional(v.nullish(v.array(v.unknown(), 'a list'), []), []);

/** An object of fields that only the CMS knows; missing and null are empty. Taken as it is, uncopied. */
export const dataField = v.optional(
  v.nullish(v.custom<Readonly<Record<string, unknown>>>(isRecord, 'an object'), {}),
  {},
);

/** The same for the published schemas, which know no custom checks. */
export const dataSchema = v.optional(v.nullable(v.record(v.string(), v.unknown())));

const menuItemFields = {
  Label: textField,
  FieldValue: textField,
  isChecked: flagField,
};

const menuFields = {
  Label: textField,
  /** The field of `Data` that the menu filters by. */
  FieldName: textField,
  /** For menus whose items have none: the value of the one item, or a list of values in their order. */
  FieldValue: v.optional(v.unknown()),
  Items: listField,
};

/** A menu in the answers of `articledata` and `teamdata`, for the published schemas. */
export const menuSchema = v.object({
  ...menuFields,
  FieldValue: v.optional(v.union([textField, v.array(textField)])),
  Items: v.optional(v.nullable(v.array(v.object(menuItemFields)))),
});

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

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value that a menu itself gives to one of its items. */
function findMenuValue(fieldValue: unknown, index: number, itemCount: number): string {
  if (Array.isArray(fieldValue)) return toText(fieldValue[index]);
  return itemCount === 1 ? toText(fieldValue) : '';
}

type RawMenu = Readonly<v.InferOutput<v.ObjectSchema<typeof menuFields, undefined>>>;

/** A menu without items is one of a single check box, where it has a value of its own. */
function readItems(menu: RawMenu): readonly unknown[] {
  return menu.Items.length === 0 && toText(menu.FieldValue) !== ''
    ? [{ Label: menu.Label }]
    : menu.Items;
}

function readOptions(menu: RawMenu, where: string, problems: Problem[]): FilterOption[] {
  const items = checkEntries(menuItemFields, readItems(menu), `${where}.Items`, problems);
  const options = new Map<string, FilterOption>();
  items.forEach((item, index) => {
    const value =
      item.FieldValue || findMenuValue(menu.FieldValue, index, items.length) || item.Label;
    // What says nothing cannot be checked, and a second box of the same value would be the first.
    if (value === '' || options.has(value)) return;
    options.set(value, { value, label: item.Label || value, isChecked: item.isChecked });
  });
  return [...options.values()];
}

/**
 * Reads the menus of an answer. `FieldValue` is accepted on the menu and on its items (DECISIONS
 * "Filters"); where neither has one, an item's label is its value. A menu without items is left out.
 */
export function readMenus(value: unknown, problems: Problem[]): readonly FilterMenu[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    const outcome = 'There are no menus.';
    problems.push({ where: 'Menus', found: describe(value), expected: 'a list', outcome });
    return [];
  }
  const menus = new Map<string, FilterMenu>();
  value.forEach((entry: unknown, index) => {
    const where = `Menus[${index}]`;
    const outcome = 'The menu is left out.';
    if (!isRecord(entry)) {
      problems.push({ where, found: describe(entry), expected: 'an object', outcome });
      return;
    }
    const menu = checkFields(menuFields, entry, where, problems);
    const { FieldName: fieldName } = menu;
    if (fieldName === '' || menus.has(fieldName)) {
      problems.push({
        where: `${where}.FieldName`,
        found: describe(entry['FieldName']),
        expected: 'a name that no other menu has',
        outcome,
      });
      return;
    }
    const options = readOptions(menu, where, problems);
    if (options.length > 0) {
      menus.set(fieldName, { fieldName, label: menu.Label || fieldName, options });
    }
  });
  return [...menus.values()];
}
