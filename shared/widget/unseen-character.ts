/** Characters that look like a space or like nothing; JSON allows them only inside its texts. */
const unseen = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const names: Readonly<Record<string, string>> = {
  '00A0': 'a non-breaking space',
  '200B': 'a zero-width space',
  '200C': 'a zero-width non-joiner',
  '200D': 'a zero-width joiner',
  '202F': 'a narrow non-breaking space',
  FEFF: 'a byte order mark',
};

function writeCode(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/** The first of them in a text: its place, counted from 0, and its name. */
export function findUnseen(
  text: string,
): { readonly at: number; readonly name: string } | undefined {
  const at = text.search(unseen);
  if (at < 0) return undefined;
  const code = writeCode(text.charAt(at));
  return { at, name: `${names[code] ?? 'an invisible character'} (U+${code})` };
}

/** Writes each as an escape: `a\u200b`. */
export function showUnseen(text: string): string {
  return text.replace(
    new RegExp(unseen, 'g'),
    (character) => `\\u${writeCode(character).toLowerCase()}`,
  );
}
