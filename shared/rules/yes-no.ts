const yes = new Set(['true', '1']);
const no = new Set(['false', '0']);

/**
 * The only reader of booleans (DECISIONS "Documents": `Boolean('False')` is true, so nothing else may be
 * used). Understands true/false, 1/0, 'True', 'true', '1', 'False'. An empty text is neither: an attribute
 * without a value means true, but in data it is a false that a CMS cast to a text.
 *
 * @returns undefined for anything that is neither
 */
export function parseYesNo(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
