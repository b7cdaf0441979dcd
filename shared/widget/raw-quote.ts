import { type Problem } from './problem.ts';

/**
 * Finds the value of an element that ended at a quote inside it: the parser took the rest of it for names of
 * attributes, one of which has a quote in it.
 * @param isWritten whether an attribute has a value in the HTML; the words of a value have none
 */
export function findRawQuote(
  values: ReadonlyMap<string, string>,
  isWritten = (name: string) => values.get(name) !== '',
): Pick<Problem, 'where' | 'found' | 'expected'> | undefined {
  const names = [...values.keys()];
  const first = names.findIndex((name) => /["']/.test(name));
  const where = names.slice(0, Math.max(0, first)).findLast(isWritten);
  if (where === undefined) return undefined;
  // The value has the quotes that did not end it.
  const [inside] = /["']/.exec(values.get(where) ?? '') ?? [];
  const [behind] = /["']/.exec(names[first] ?? '') ?? [];
  const isSingle = inside === undefined ? behind === "'" : inside === '"';
  const [sign, entity] = isSingle ? ["'", '&#39;'] : ['"', '&quot;'];
  const found = `with a raw ${sign} inside, which ends the value`;
  return { where, found, expected: `${entity} for each ${sign} inside` };
}
