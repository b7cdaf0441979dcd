/** Characters that look like a space or like nothing; JSON allows them only inside its texts. */
export const unseen = /[\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

/** Writes each as an escape: `a\u200b`. */
export function showUnseen(text: string): string {
  return text.replace(
    new RegExp(unseen, 'g'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
