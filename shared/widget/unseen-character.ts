/** Characters that look like a space or like nothing; JSON allows them only inside its texts. */
export const unseen = /(?! )[\p{Cf}\p{Z}]/u;

/**
 * Writes each as an escape, `a\u200b`, and so each control character: a terminal obeys those, and some break lines.
 * JSON stays what it is.
 */
export function showUnseen(text: string): string {
  return text.replace(/(?! )[\p{Cc}\p{Cf}\p{Z}]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
