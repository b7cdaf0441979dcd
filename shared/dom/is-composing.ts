/**
 * Whether a key belongs to an input method, which turns what is typed into Japanese or Chinese words. Safari sends the key
 * that ends a word after the word has ended; that key still has the code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}
