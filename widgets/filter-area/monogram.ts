/** How many background colours the stylesheet has for monograms. */
const groundCount = 4;

/** The initials of a name: of its first and its last word. */
export function toInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
}

/** Which background a name has, from 1: the same name always has the same. */
export function chooseGround(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum % groundCount) + 1;
}
