/**
 * Finds the label that begins with the typed text, in any case of the language: `i` begins "İstanbul" in Turkish
 * and "Istanbul" in English. Composed letters equal those of two characters. The same letter again means the next label with
 * that letter, as in a native select, also if a label begins with it twice ("Aaron").
 * @param labels in the order in which they are reached
 */
export function findTyped(
  labels: readonly (string | null)[],
  typed: string,
  culture: string,
): string | undefined {
  const fold = (each: string) => each.normalize().toLocaleLowerCase(culture).normalize();
  const text = fold(typed);
  const first = text.charAt(0);
  const isRepeated = text === first.repeat(text.length);
  const start = isRepeated ? first : text;
  const found = labels.flatMap((label) =>
    label !== null && fold(label).startsWith(start) ? [label] : [],
  );
  return found[isRepeated ? (text.length - 1) % found.length : 0];
}
