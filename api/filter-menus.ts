import { toComparable } from '../shared/html/comparable-text.ts';
import { toPlainText } from '../shared/html/plain-text.ts';
import { foldText, withoutInvisible } from '../shared/rules/invisible.ts';
import { type Problem, quote } from '../shared/widget/problem.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import {
  createTextField,
  type Field,
  flagField,
  mostCharacters,
  textField,
  visibleText,
} from './fields.ts';
import { createListField, listField, type Placed } from './list.ts';

/** Null if the CMS says that there is none. */
type RawValue = string | null | undefined;

function toRawValue(value: string | number | null): RawValue {
  return value === null ? null : String(value);
}

/** Missing, null and empty differ: an empty one is the CMS's "All". */
const textValue = createTextField<RawValue>(undefined, {
  schema: { type: ['string', 'number', 'boolean', 'null'] },
  visible: { ...visibleText, type: ['string', 'number', 'boolean'] },
});
const valueField: Field<RawValue> = {
  ...textValue,
  read: (value, where, problems) =>
    value === null ? null : textValue.read(value, where, problems),
};

const menuItem = defineEntry({ Label: textField, FieldValue: valueField, isChecked: flagField }, [
  'Label',
  'FieldValue',
]);

const menu = defineEntry(
  {
    Label: textField,
    FieldName: textField,
    FieldValue: createTextField<RawValue | readonly RawValue[]>(undefined, {
      schema: {
        type: ['string', 'number', 'array', 'null'],
        items: { type: ['string', 'number', 'null'], maxLength: mostCharacters },
      },
      expected: 'a text or a list of texts',
      toValue: (value) =>
        Array.isArray(value)
          ? (value as (string | number | null)[]).map(toRawValue)
          : String(value),
    }),
    Items: listField(menuItem),
  },
  ['FieldName'],
  ['Items', 'FieldValue'],
);

/** A menu as the CMS sends it. */
export type RawMenu = EntryValue<typeof menu>;

export interface FilterOption {
  /** A plain text. */
  readonly label: string;
  /** As the address has it; another spelling of it in the data is the same value. */
  readonly value: string;
  readonly isChecked: boolean;
}

/** A menu of check boxes. Field names are unique, and so are the values in a menu. */
export interface MenuData {
  /** A plain text. */
  readonly label: string;
  readonly fieldName: string;
  readonly options: readonly FilterOption[];
}

/** Nothing invisible, and letters composed, so that it is found among the fields of an entry. */
export const toFieldName = (name: string) => withoutInvisible(name).trim().normalize();

const isBlank = (value: RawValue) => toComparable(value ?? '') === '';

/** The value that a menu itself defines for one of its items, if it does. */
function findMenuValue(ofMenu: RawMenu['FieldValue'], index: number, itemCount: number): RawValue {
  if (typeof ofMenu === 'object') return ofMenu?.[index];
  return itemCount === 1 && !isBlank(ofMenu) ? ofMenu : undefined;
}

/**
 * The check boxes of a menu, in order. An item without a value has its label as value. An empty text is the
 * CMS's "All", unless no item has a value and several are empty: then all get their labels.
 */
function readOptions({ Label: menuLabel, FieldValue, Items }: RawMenu): readonly FilterOption[] {
  // A menu without items is a menu of one check box, with a value of its own.
  const items = Items.length > 0 ? Items : [{ ...menuItem.empty, Label: menuLabel }];
  const values = items.map(({ FieldValue: own }, index) => {
    const ofMenu = findMenuValue(FieldValue, index, items.length);
    return isBlank(own) && ofMenu !== undefined ? ofMenu : own;
  });
  const areAllBlank = values.every(isBlank);
  const isUnused = areAllBlank && values.filter((value) => typeof value === 'string').length !== 1;
  const options = new Map<string, FilterOption>();
  items.forEach(({ Label, isChecked }, index) => {
    const own = values[index];
    const hasNone = isUnused || own === undefined || (own === null && areAllBlank);
    const text = hasNone ? Label : (own ?? '');
    const value = toComparable(text);
    // Nothing checked means "All" (DECISIONS "Filters"), and a second box of the same value would repeat the
    // first.
    const key = foldText(value);
    if (value === '' || options.has(key)) return;
    options.set(key, { value, label: toPlainText(Label || text), isChecked });
  });
  return [...options.values()];
}

function toMenus(raws: readonly Placed<RawMenu>[], problems: Problem[]): readonly MenuData[] {
  const menus = new Map<string, MenuData>();
  for (const { value: raw, where } of raws) {
    const fieldName = toFieldName(raw.FieldName);
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
      menus.set(fieldName, { fieldName, label: toPlainText(raw.Label || fieldName), options });
    }
  }
  return [...menus.values()];
}

/**
 * The menus of an answer. `FieldValue` is accepted on the menu and on its items (DECISIONS "Filters"). A menu
 * without any choice is left out.
 */
export const menusField = createListField(menu, toMenus, 'There are no menus.');
