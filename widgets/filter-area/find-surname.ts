/** Count in capitals only: Ma and Md are names. */
const capitals = /^(?:II|III|IV|V|BA|JD|MA|MD|MS)$/;

const credentials = /^(?:jr|sr|esq|phd|dphil|mba|msc|bsc|ll[bm]|c[fp]a|caia|cfp|frm|obe)?$/i;

/** Whether a word, dots and signs aside, stands behind surnames; a dash between does too. */
function isSuffix(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return capitals.test(letters) || credentials.test(letters);
}

/**
 * The last word of a name before a comma, without what stands behind surnames (DECISIONS "Team"):
 * `Dr. Jane Doe PhD, MBA` → `Doe`. What is in brackets does not count.
 */
export function findSurname(name: string): string {
  const [first = ''] = name.replace(/\([^()]*\)/g, ' ').split(',');
  const words = first.trim().split(/\s+/);
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) words.pop();
  return words.at(-1) ?? '';
}
