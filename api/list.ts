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

/** Makes something of the entries of a list. What does not fit is reported. */
export type FromList<Value, Made> = (
  entries: readonly Placed<Value>[],
  problems: Problem[],
) => Made;

/** The entries without their places. */
export function valuesOf<Value>(entries: readonly Placed<Value>[]): readonly Value[] {
  return entries.map(({ value }) => value);
}

/** Reads all entries of a list. */
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
 *
 * @param toMade makes the field's value of the entries
 * @param outcome what becomes of anything else than a list
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

/** A list of entries as a field; missing and null are empty. */
export function listField<Value>(entry: Entry<Value>): Field<readonly Value[]> {
  return createListField(entry, valuesOf);
}

/**
 * Makes the check of a list that a page supplied: a bad field costs the field, an entry that is no object
 * or has nothing to show costs the entry, anything else than a list is refused.
 *
 * @param toMade makes the value of the entries
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
