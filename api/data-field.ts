import { createField } from './fields.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * An object of fields that only the CMS knows, such as those that menus filter by; missing and null are
 * empty. Taken as it is, uncopied.
 */
export const dataField = createField<Data>({
  schema: { type: ['object', 'null'] },
  expected: 'an object',
  fallback: {},
  toValue: (value) => value as Data,
});
