import * as v from 'valibot';
import { findNearestName } from '../shared/widget/nearest-name.ts';
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

const defaults = new WeakMap<object, unknown>();

/** What a field is where it is missing or bad. Kept: most fields of 10,000 entries are missing. */
function defaultOf(schema: v.GenericSchema): unknown {
  if (!defaults.has(schema)) defaults.set(schema, v.parse(schema, undefined));
  return defaults.get(schema);
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
      checked[field] = defaultOf(schema);
      continue;
    }
    const found = value[field];
    const result = v.safeParse(schema, found);
    if (result.success) {
      checked[field] = result.output;
      continue;
    }
    checked[field] = defaultOf(schema);
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
 * Finds fields that miss ours by a typing error or a capital (CONTRACT 2): a list whose every entry says
 * `Headline` would otherwise be a list of empty entries. The first entry speaks for all.
 */
function reportMisspelt(
  fields: readonly string[],
  entry: Readonly<Record<string, unknown>>,
  where: string,
  problems: Problem[],
): void {
  const missing = fields.filter((field) => !Object.hasOwn(entry, field));
  for (const key of Object.keys(entry)) {
    const nearest = fields.includes(key) ? undefined : findNearestName(key, missing);
    if (nearest === undefined) continue;
    const found = 'not a field of an entry';
    problems.push({
      where: `${where}[].${key}`,
      found,
      expected: nearest,
      outcome: 'It is ignored.',
    });
  }
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
  const first = values.find(isRecord);
  if (first) reportMisspelt(Object.keys(fields), first, where, problems);
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
