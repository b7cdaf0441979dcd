import { type MenuData, toFieldName } from '../../api/filter-menus.ts';
import { toComparable } from '../../shared/html/comparable-text.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { foldText } from '../../shared/rules/invisible.ts';
import { once } from '../../shared/rules/once.ts';

/** The values of each field of the menus, in the spelling of the menu; fields without a value are absent. */
export type FieldValues = ReadonlyMap<string, ReadonlySet<string>>;

const mostDepth = 8;

/** Names and ids, in the spellings of many CMSs: `Id`, `term_id`, `TeamName`. */
const namingField = /(?:id|key|value|code|name|label|title|text)$/i;

type Entries = readonly (readonly [field: string, value: unknown])[];

function readEntries(value: unknown): Entries | undefined {
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
}

/** Numbers and flags in other fields, for example a sort order, would match by chance. */
function isComparable([field, value]: Entries[number]): boolean {
  return namingField.test(field) || (typeof value === 'string' && /\p{L}/u.test(value));
}

/**
 * Every text that a value may be compared as (DECISIONS "Filters"): of an object its names, ids and other texts, or, if
 * it has none, those of the objects inside it.
 */
export function listValues(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = toComparable(String(value));
    return text ? [text] : [];
  }
  if (depth > mostDepth) return [];
  if (Array.isArray(value)) return value.flatMap((each) => listValues(each, depth + 1));
  const entries = readEntries(value);
  if (!entries) return [];
  const list = (chosen: Entries) => chosen.flatMap(([, each]) => listValues(each, depth + 1));
  const own = list(entries.filter(isComparable));
  return own.length > 0 ? own : list(entries.filter(([, each]) => readEntries(each)));
}

const shownFields = [/^name$/i, /^label$/i, /^title$/i, /^text$/i, /(?:name|label|title|text)$/i];

/** A text without a letter is an id. */
function readName(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/\p{L}/u.test(value)) return undefined;
  const name = toPlainText(value).replace(/\s+/g, ' ').trim().normalize();
  return name || undefined;
}

/** The name of an object (DECISIONS "Filters"), or else its `Value`; never an id. */
export function findShownName(value: unknown, depth = 0): string | undefined {
  const entries = readEntries(value);
  if (!entries || depth > mostDepth) return readName(value);
  const find = (field: RegExp) => entries.find(([key, each]) => field.test(key) && readName(each));
  const named = shownFields.map(find).find(Boolean);
  if (named) return readName(named[1]);
  const inside = entries.map(([, each]) => readEntries(each) && findShownName(each, depth + 1));
  return inside.find(Boolean) ?? readName(find(/value$/i)?.[1]);
}

function readField(data: Readonly<Record<string, unknown>>, fieldName: string): unknown {
  const name = Object.hasOwn(data, fieldName)
    ? fieldName
    : Object.keys(data).find((each) => toFieldName(each) === fieldName);
  return name === undefined ? undefined : data[name];
}

export type ReadValues = (data: Readonly<Record<string, unknown>>) => FieldValues;

export function createValueReader(menus: readonly MenuData[]): ReadValues {
  const fields = menus.map(({ fieldName, options }) => {
    const spellings = new Map(options.map(({ value }) => [foldText(value), value]));
    // Once for each text: thousands of entries have the same few values.
    const spell = once((text) => spellings.get(foldText(text)) ?? text);
    return { fieldName, spell };
  });
  return (data) => {
    const values = new Map<string, ReadonlySet<string>>();
    for (const { fieldName, spell } of fields) {
      const own = listValues(readField(data, fieldName));
      if (own.length > 0) values.set(fieldName, new Set(own.map(spell)));
    }
    return values;
  };
}
