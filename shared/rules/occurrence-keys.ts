/**
 * Keys for things whose ids may repeat: `a, b, a` gives `a 1, b 1, a 2`. A thing keeps its key when another one
 * comes before it.
 */
export function toOccurrenceKeys(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id} ${count}`;
  });
}
