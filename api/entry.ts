import { describe, isNumbered, type Problem } from '../shared/widget/problem.ts';
import { type Declaration, type Field } from './fields.ts';
import { createNearestField } from './nearest-field.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Fields = Declaration['fields'];

export type ValuesOf<Declared extends Fields> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Field<infer Value> ? Value : never;
};

export type Read<Value> = (value: unknown, where: string, problems: Problem[]) => Value | undefined;

export interface Entry<Value> extends Declaration {
  /** Each field has its fallback. */
  readonly empty: Value;
  /**
   * Creates the reader of one list of such entries. It returns nothing for a value that is not an object or
   * shows nothing.
   */
  createReader(): Read<Value>;
}

export type EntryValue<Declared> = Declared extends Entry<infer Value> ? Value : never;

const mostNames = 8;

/**
 * Says which fields an object has, to explain why it was not expected.
 * @param blank fields that are present but show nothing
 */
export function describeFields(
  value: Readonly<Record<string, unknown>>,
  blank: readonly string[] = [],
): string {
  const isSaid = (name: string) => value[name] !== undefined && !blank.includes(name);
  const names = Object.keys(value).filter(isSaid);
  if (names.length === 0) return 'an empty object';
  if (isNumbered(value)) return describe(value);
  const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  return `an object with ${names.slice(0, mostNames).join(', ')}${rest}`;
}

/** `slides[2]`, `headline` → `slides[2].headline`. */
function joinPlace(where: string, name: string): string {
  return where === '' ? name : `${where}.${name}`;
}

/** Never a field of `Object.prototype`. */
export function readOwn(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * Declares an entry.
 * @param shows lists of fields: an entry is left out unless one field of each list is visible
 */
export function defineEntry<Declared extends Fields>(
  fields: Declared,
  ...shows: readonly (readonly (keyof Declared & string)[])[]
): Entry<ValuesOf<Declared>> {
  const declared = Object.entries(fields);
  const outcome = 'The entry is left out.';

  const readFields = (
    value: Readonly<Record<string, unknown>>,
    where: string,
    problems: Problem[],
  ) => {
    const read: Record<string, unknown> = {};
    for (const [name, field] of declared) {
      // An own `__proto__` of the data must have no effect.
      read[name] = Object.hasOwn(value, name)
        ? field.read(value[name], joinPlace(where, name), problems)
        : field.fallback;
    }
    return read as ValuesOf<Declared>;
  };

  return {
    fields,
    shows,
    empty: readFields({}, '', []),
    createReader: () => {
      const findNearest = createNearestField(Object.keys(fields));
      return (value, where, problems) => {
        if (!isRecord(value)) {
          problems.push({ where, found: describe(value), expected: 'an object', outcome });
          return undefined;
        }
        // Unknown fields that resemble one of ours are reported; all others are the CMS's own.
        for (const name of Object.keys(value)) {
          const expected = findNearest(name, value);
          if (expected === undefined) continue;
          const problem = { where: joinPlace(where, name), found: 'not a known field', expected };
          problems.push({ ...problem, outcome: 'It is ignored.' });
        }
        const read = readFields(value, where, problems);
        const isShown = (name: keyof Declared) => fields[name]?.isVisible(read[name]);
        const names = shows.find((each) => !each.some(isShown));
        if (names === undefined) return read;
        // British English has no comma before "or".
        const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
        const expected = `one with ${list.format(names)}`;
        problems.push({ where, found: describeFields(value, names), expected, outcome });
        return undefined;
      };
    },
  };
}
