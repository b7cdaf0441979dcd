import { isRecord } from '../../api/entry.ts';
import { type JsonSchema } from '../../api/json-schema.ts';

/** Names the empty lists of an answer: their entries could not be checked. */
export function findEmptyLists(schema: JsonSchema, answer: unknown): readonly string[] {
  if (!isRecord(answer)) return [];
  const lists = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => field !== false && field.items !== undefined,
  );
  return lists.flatMap(([name]) => {
    const value = Object.hasOwn(answer, name) ? answer[name] : undefined;
    const isThere = Array.isArray(value);
    if (isThere && value.length > 0) return [];
    return `${name} is ${isThere ? 'empty' : 'missing'}: its entries could not be checked.`;
  });
}
