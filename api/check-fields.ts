import * as v from 'valibot';
import { describe, type Problem } from '../shared/widget/problem.ts';

/** Schemas of the fields of an entry: each optional with a default, so that a bad one costs itself. */
type FieldSchemas = v.ObjectEntries;

/** What the checked fields of an entry are. */
export type FieldsOutput<Fields extends FieldSchemas> = v.InferOutput<
  v.ObjectSchema<Fields, undefined>
>;

/** Whether a value is an object with fields, not a list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks the fields of one entry, each by itself (CONTRACT 4: a bad field costs that field): what
 * does not fit becomes the field's default and a problem. Reads own fields only, so that
 * `__proto__` and the like bring nothing in.
 *
 * @param where names the entry in problems, e.g. `slides[2]`
 */
export function checkFields<Fields extends FieldSchemas>(
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  where: string,
  problems: Problem[],
): FieldsOutput<Fields> {
  const checked: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(value, field)) {
      // Most fields of most entries are missing: their default needs no check, 10,000 times over.
      checked[field] = v.getDefault(schema as v.OptionalSchema<v.GenericSchema, unknown>);
      continue;
    }
    const found = value[field];
    const result = v.safeParse(schema, found);
    if (result.success) {
      checked[field] = result.output;
      continue;
    }
    checked[field] = v.parse(schema, undefined);
    problems.push({
      where: `${where}.${field}`,
      found: describe(found),
      // The messages of our field schemas are the words behind "expected".
      expected: result.issues[0].message,
      outcome: 'The field is left out.',
    });
  }
  return checked as FieldsOutput<Fields>;
}

/**
 * Checks a list of entries: an entry that is no object costs the entry (CONTRACT 4).
 *
 * @param where names the list in problems, e.g. `slides`
 */
export function checkEntries<Fields extends FieldSchemas>(
  fields: Fields,
  values: readonly unknown[],
  where: string,
  problems: Problem[],
): FieldsOutput<Fields>[] {
  const entries: FieldsOutput<Fields>[] = [];
  values.forEach((value, index) => {
    const name = `${where}[${index}]`;
    if (isRecord(value)) {
      entries.push(checkFields(fields, value, name, problems));
      return;
    }
    const outcome = 'The entry is left out.';
    problems.push({ where: name, found: describe(value), expected: 'an object', outcome });
  });
  return entries;
}
