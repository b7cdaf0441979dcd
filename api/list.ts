import { type CheckValue } from '../shared/widget/attributes.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { type Entry } from './entry.ts';
import { type Field } from './fields.ts';
import { type JsonSchema } from './json-schema.ts';

/** An entry and its place in the data, for problems that are found only when it is used. */
export interface Placed<Value> {
  readonly value: Value;
  /** E.g. `Menus[2]`. */
  readonly where: string;
}

/**
 * Reads a list entry by entry: an entry that is not an object, or has nothing to show, is left out (CONTRACT
 * 4).
 *
 * @param where names the list in problems, e.g. `slides`
 */
export function readList<Value>(
  entry: Entry<Value>,
  values: readonly unknown[],
  where: string,
  problems: Problem[],
): readonly Placed<Value>[] {
  const read = entry.createReader();
  return values.flatMap((each, index) => {
    const place = `${where}[${index}]`;
    const value = read(each, place, problems);
    return value === undefined ? [] : [{ value, where: place }];
  });
}

/** The published schema of a list of entries. */
export function listSchema(entry: Entry<unknown>): JsonSchema {
  return { type: 'array', items: entry.schema };
}

/** A list of entries as a field; missing and null are empty. */
export function listField<Value>(entry: Entry<Value>): Field<readonly Value[]> {
  return {
    schema: { ...listSchema(entry), type: ['array', 'null'] },
    visible: { type: 'array', minItems: 1 },
    fallback: [],
    read: (value, where, problems) => {
      if (value === null || value === undefined) return [];
      if (Array.isArray(value)) {
        return readList(entry, value, where, problems).map((placed) => placed.value);
      }
      const outcome = 'The field is left out.';
      problems.push({ where, found: describe(value), expected: 'a list', outcome });
      return [];
    },
  };
}

/**
 * Creates the check of a list that a page supplied: a bad field costs the field, an entry that is not an
 * object or has nothing to show costs the entry, anything other than a list is refused.
 */
export function checkList<Value>(entry: Entry<Value>): CheckValue<readonly Value[]> {
  return (value, where) => {
    if (!Array.isArray(value)) return { ok: false, found: describe(value) };
    const problems: Problem[] = [];
    const entries = readList(entry, value, where, problems).map((placed) => placed.value);
    return { ok: true, value: entries, problems: groupProblems(problems) };
  };
}
