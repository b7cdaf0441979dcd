/**
 * The option that typed letters mean (APG's type-ahead). One letter, also again and again, goes to the next
 * option that begins with it; a word stays where it fits already.
 *
 * @param labels the options
 * @param typed what was typed without a pause
 * @param active the present option's index
 * @returns an index; the present one where nothing begins so
 */
export function findTyped(labels: readonly string[], typed: string, active: number): number {
  const letters = typed.toLocaleLowerCase();
  const isOneLetter = /^(.)\1*$/u.test(letters);
  const word = isOneLetter ? letters.slice(0, 1) : letters;
  for (let step = isOneLetter ? 1 : 0; step <= labels.length; step += 1) {
    const index = (active + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(word)) return index;
  }
  return active;
}
