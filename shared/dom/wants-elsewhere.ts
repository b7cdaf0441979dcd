/** Whether a click or a key asks for a new tab, another page or a menu: the browser's business. */
export function wantsElsewhere({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
