import { atMost, createField, mostCharacters } from './fields.ts';
import { quote } from '../shared/widget/problem.ts';

type Data = Readonly<Record<string, unknown>>;

/** Deeper than any CMS nests its taxonomies. */
const mostDepth = 8;

function findTooLong(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.length > mostCharacters ? value : undefined;
  if (typeof value !== 'object' || value === null || depth > mostDepth) return undefined;
  for (const each of Object.values(value)) {
    const found = findTooLong(each, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * An object of fields that only the CMS knows, such as those that menus filter by. Its values are not copied.
 * An object with a text that is too long is left out.
 */
export const dataField = createField<Data>({
  schema: { type: ['object', 'null'] },
  expected: 'an object',
  fallback: {},
  toValue: (value, where, problems) => {
    const kept = Object.entries(value as Data).filter(([name, each]) => {
      const text = findTooLong(each);
      if (text === undefined) return true;
      problems.push({
        where: `${where}.${name}`,
        found: quote(text),
        expected: atMost(mostCharacters),
        outcome: 'The field is left out.',
      });
      return false;
    });
    return Object.fromEntries(kept);
  },
});
