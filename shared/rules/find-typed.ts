import { withoutInvisible } from './invisible.ts';

/**
 * Finds the label that begins with the typed text. Small and capital letters are those of the language: `i` begins
 * "İstanbul" in Turkish, "Istanbul" in English. Composed letters equal those of two characters.
 *
 * The same letter again finds the next label that begins with it, as in a native select. So "aa" does not find
 * "Aaron" but the second label with an A.
 *
 * @param labels in the order in which they are reached
 */
export function findTyped(
  labels: readonly (string | null)[],
  typed: string,
  culture: string,
): string | undefined {
  const fold = (each: string) =>
    withoutInvisible(each).normalize().toLocaleLowerCase(culture).normalize();
  const text = fold(typed);
  const first = text.charAt(0);
  const isRepeated = text === first.repeat(text.length);
  const start = isRepeated ? first : text;
  const found = labels.flatMap((label) =>
    label !== null && fold(label).startsWith(start) ? [label] : [],
  );
  return found[isRepeated ? (text.length - 1) % found.length : 0];
}
