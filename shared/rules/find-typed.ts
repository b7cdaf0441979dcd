/**
 * Finds the label that begins with the typed text, in any case. The same letter again means the next label with
 * that letter, as in a native select, also if a label begins with it twice ("Aaron").
 * @param labels in the order in which they are reached
 */
export function findTyped(labels: readonly (string | null)[], typed: string): string | undefined {
  const text = typed.toLocaleLowerCase();
  const first = text.charAt(0);
  const isRepeated = text === first.repeat(text.length);
  const start = isRepeated ? first : text;
  const found = labels.flatMap((label) =>
    label?.toLocaleLowerCase().startsWith(start) ? [label] : [],
  );
  return found[isRepeated ? (text.length - 1) % found.length : 0];
}
