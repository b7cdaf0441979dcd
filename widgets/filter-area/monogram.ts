/** The stylesheet has as many. */
const groundCount = 4;

export function toInitials(name: string): string {
  const letters = name.match(/(?<!\S)\p{L}/gu) ?? [];
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return ends.join('').toUpperCase();
}

/** From 1; equal names have equal grounds. */
export function chooseGround(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum % groundCount) + 1;
}
