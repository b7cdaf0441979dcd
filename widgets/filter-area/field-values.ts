import { type FilterMenu } from '../../api/filter-menus.ts';

/** The values of an entry by field name, as strings; fields without a value are absent. */
export type FieldValues = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of CMS objects that name a thing; others, such as a sort order, would match by chance. */
const namingFields = ['FieldValue', 'Value', 'Id', 'Key', 'Name', 'Label', 'Title', 'Text'];

/**
 * Every string that a value of a field may be compared as (DECISIONS "Filters"): a string or number is
 * one, a list brings those of its entries, an object those of the fields that name it.
 */
export function listValues(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value).trim();
    return text === '' ? [] : [text];
  }
  if (Array.isArray(value)) return value.flatMap(listValues);
  if (typeof value !== 'object' || value === null) return [];
  const named = namingFields.flatMap((field) =>
    Object.hasOwn(value, field) ? listValues(Reflect.get(value, field)) : [],
  );
  return named.length > 0 ? named : listValues(Object.values(value).filter(isText));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads the fields that menus filter by, once: matching then only looks up strings. */
export function readFieldValues(
  data: Readonly<Record<string, unknown>>,
  menus: readonly FilterMenu[],
): FieldValues {
  const values = new Map<string, ReadonlySet<string>>();
  for (const { fieldName } of menus) {
    const list = Object.hasOwn(data, fieldName) ? listValues(data[fieldName]) : [];
    if (list.length > 0) values.set(fieldName, new Set(list));
  }
  return values;
}
