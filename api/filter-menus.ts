import * as v from 'valibot';
import { toComparable } from '../shared/html/comparable-text.ts';
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

/** Missing, null and empty differ: an empty one is the CMS's "All". */
const valueField = v.optional(
  v.nullish(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()], 'a text'),
      v.transform((value) => String(value)),
    ),
  ),
);

const menuItemFields = {
  Label: textField,
  FieldValue: valueField,
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
  /** As it is compared. */
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

/** A value as it came; null where a CMS says that there is none. */
type RawValue = string | null | undefined;

function toValue(value: unknown): RawValue {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const isBlank = (value: RawValue) => toComparable(value ?? '') === '';

/** The value that a menu itself gives to one of its items; nothing where it gives none. */
function findMenuValue(fieldValue: unknown, index: number, itemCount: number): RawValue {
  if (!Array.isArray(fieldValue)) {
    const value = toValue(fieldValue);
    return itemCount === 1 && !isBlank(value) ? value : undefined;
  }
  return fieldValue[index] === null ? null : toValue(fieldValue[index]);
}

type RawMenu = Readonly<v.InferOutput<v.ObjectSchema<typeof menuFields, undefined>>>;

/** A menu without items is one of a single check box, where it has a value of its own. */
function readItems(menu: RawMenu): readonly unknown[] {
  return menu.Items.length === 0 && !isBlank(toValue(menu.FieldValue))
    ? [{ Label: menu.Label }]
    : menu.Items;
}

interface RawItem {
  readonly Label: string;
  readonly FieldValue?: RawValue;
}

/**
 * The values of the items of a menu, in their order; an empty one is the CMS's "All". An item without a
 * value has its label for one; so have all where nobody has one and not just "All" is empty.
 */
function readValues(menu: RawMenu, items: readonly RawItem[]): readonly string[] {
  const values = items.map(({ FieldValue: own }, index) => {
    const ofMenu = findMenuValue(menu.FieldValue, index, items.length);
    return isBlank(own) && ofMenu !== undefined ? ofMenu : own;
  });
  const areAllBlank = values.every(isBlank);
  const isUnused = areAllBlank && values.filter((value) => typeof value === 'string').length !== 1;
  return items.map(({ Label }, index) => {
    const value = values[index];
    const hasNone = value === undefined || (value === null && areAllBlank);
    return hasNone || isUnused ? Label : (value ?? '');
  });
}

function readOptions(menu: RawMenu, where: string, problems: Problem[]): FilterOption[] {
  const items = checkEntries(menuItemFields, readItems(menu), `${where}.Items`, problems);
  const values = readValues(menu, items);
  const options = new Map<string, FilterOption>();
  items.forEach(({ Label, isChecked }, index) => {
    const text = values[index] ?? '';
    const value = toComparable(text);
    // Nothing checked is "All" (DECISIONS "Filters"), and a second box of the same value would be the first.
    if (value === '' || options.has(value)) return;
    options.set(value, { value, label: Label || text, isChecked });
  });
  return [...options.values()];
}

/**
 * Reads the menus of an answer. `FieldValue` is accepted on the menu and on its items (DECISIONS
 * "Filters"), an empty one is the CMS's "All" and left out; where neither has one, an item's label is its
 * value. A menu without items is left out.
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
    const fieldName = menu.FieldName.trim();
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
