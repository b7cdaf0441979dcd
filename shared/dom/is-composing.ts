/**
 * Whether a key belongs to an input method, for example Escape that cancels a Japanese conversion. Safari sends the key
 * that ends one after the end; its code is 229 all the same.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}
