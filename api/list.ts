import { type CheckValue } from '../shared/widget/attributes.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { accept, refuse } from '../shared/widget/parsed.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { type Entry } from './entry.ts';
import { createField, type Field } from './fields.ts';

/** An entry and its place in the data, for problems that are found only when it is used. */
export interface Placed<Value> {
  readonly value: Value;
  /** E.g. `Menus[2]`. */
  readonly where: string;
}

export type FromList<Value, Made> = (
  entries: readonly Placed<Value>[],
  problems: Problem[],
) => Made;

export function valuesOf<Value>(entries: readonly Placed<Value>[]): readonly Value[] {
  return entries.map(({ value }) => value);
}

export function readList<Value>(
  entry: Entry<Value>,
  values: readonly unknown[],
  where: string,
  problems: Problem[],
): readonly Placed<Value>[] {
  const readEntry = entry.createReader();
  return values.flatMap((each, index) => {
    const place = `${where}[${index}]`;
    const value = readEntry(each, place, problems);
    return value === undefined ? [] : [{ value, where: place }];
  });
}

/**
 * A list of entries as a field; missing and null are empty.
 * @param outcome the consequence of anything other than a list
 */
export function createListField<Value, Made>(
  entry: Entry<Value>,
  toMade: FromList<Value, Made>,
  outcome?: string,
): Field<Made> {
  return createField({
    holds: entry,
    schema: { type: ['array', 'null'] },
    visible: { type: 'array', minItems: 1 },
    expected: 'a list',
    outcome,
    fallback: toMade([], []),
    toValue: (value, where, problems) =>
      toMade(readList(entry, value as readonly unknown[], where, problems), problems),
  });
}

export function listField<Value>(entry: Entry<Value>): Field<readonly Value[]> {
  return createListField(entry, valuesOf);
}

/**
 * Makes the check of a list that a page supplied: a bad field costs the field, an entry that shows nothing
 * costs the entry, anything other than a list is refused.
 */
export function createListCheck<Value, Made>(
  entry: Entry<Value>,
  toMade: FromList<Value, Made>,
): CheckValue<Made> {
  return (value, where) => {
    if (!Array.isArray(value)) return refuse(describe(value));
    const problems: Problem[] = [];
    const made = toMade(readList(entry, value, where, problems), problems);
    return { ...accept(made), problems: groupProblems(problems) };
  };
}
