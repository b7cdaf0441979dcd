/**
 * Keys for things in a list whose ids may repeat: each id with its occurrence, from 1. `a, b, a` gives
 * `a 1, b 1, a 2`, so a thing keeps its key when another one comes before it.
 */
export function toOccurrenceKeys(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id} ${count}`;
  });
}
