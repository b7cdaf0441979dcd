/** Spaces without a width, soft hyphens, joiners, marks of direction, and signs in which previews hide a code. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The same, but for joiners between letters of other scripts than Latin, where they belong to the word. */
const needless =
  /(?!(?<=[^\0-\u024f\p{Default_Ignorable_Code_Point}])[\u200c\u200d](?=[^\0-\u024f\p{Default_Ignorable_Code_Point}]))\p{Default_Ignorable_Code_Point}/gu;

/** Removes the characters that nobody sees from a text that is compared, not shown. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Removes from an address the characters that nobody sees and that came with the text around it. */
export function tidyAddress(address: string): string {
  return address.replace(needless, '').trim();
}

/**
 * The form in which texts are compared: `Factsheet` equals `factsheet`. Without the rules of a language, so that a
 * value has one form on every page; all four kinds of the Turkish i are one letter.
 */
export function foldText(text: string): string {
  const folded = withoutInvisible(text).trim().toUpperCase().toLowerCase();
  return folded.replaceAll('i\u0307', 'i').normalize();
}
