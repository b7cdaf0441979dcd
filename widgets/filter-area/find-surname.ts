/** Count in capitals only: Ma and Md are names. */
const capitals = new Set('II III IV V VI BA JD MA MD MS'.split(' '));

const credentials = new Set(
  'aca acca bsc caia cbe cfa cfp cipm cpa dphil edd esq fca frm jr llb llm mba mbe msc obe phd sr'.split(
    ' ',
  ),
);

/** Whether a word, dots and signs aside, stands behind surnames; a dash between does too. */
function isSuffix(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  return letters === '' || capitals.has(letters) || credentials.has(letters.toLowerCase());
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
