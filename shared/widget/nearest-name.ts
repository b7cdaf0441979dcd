/** Edit distance between two short names (insert, delete, replace, and swap of two neighbours). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, swapped, at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return at(a.length, b.length);
}

/**
 * The known name that a mistyped one most likely means.
 *
 * @returns the nearest of `known`, or nothing when none is near: at most two edits, and fewer than half of
 *   the letters, so that an unrelated name is not taken for a typing error
 */
export function findNearestName(name: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Math.min(2, Math.ceil(name.length / 2) - 1);
  const lower = name.toLowerCase();
  for (const candidate of known) {
    // No number of edits within the limit changes the length by more; a huge name would take seconds.
    if (Math.abs(candidate.length - name.length) > 2) continue;
    const edits = distance(lower, candidate.toLowerCase());
    if (edits <= fewest) {
      nearest = candidate;
      fewest = edits - 1;
    }
  }
  return nearest;
}
