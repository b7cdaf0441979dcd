/** Only in capitals: Ma and Md are names. */
const capitals = /^(?:II|III|IV|V|BA|JD|MA|MD|MS)$/;

const credentials = /^(?:jr|sr|esq|phd|dphil|mba|msc|bsc|ll[bm]|c[fp]a|caia|cfp|frm|obe)?$/i;

/** A word without letters, such as a dash, counts too. */
function isSuffix(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return capitals.test(letters) || credentials.test(letters);
}

/** The last word before a comma, without suffixes (DECISIONS "Team"): `Dr. Jane Doe PhD, MBA` → `Doe`. */
export function findSurname(name: string): string {
  const words = name
    .replace(/\([^()]*\)|,.*/gs, ' ')
    .trim()
    .split(/\s+/);
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) words.pop();
  return words.at(-1) ?? '';
}
