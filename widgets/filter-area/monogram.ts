export function toInitials(name: string): string {
  const letters = name.match(/(?<!\S)\p{L}/gu) ?? [];
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return ends.join('').toUpperCase();
}
