const yes = new Set(['true', '1']);
const no = new Set(['false', '0']);

/**
 * The one reader for booleans (DECISIONS "Documents": `Boolean('False')` is true, so nobody may use
 * it). Understands true/false, 1/0, 'True', 'true', '1', 'False'. An empty text says neither: as an
 * attribute without a value it means true, in data it is a false that a CMS cast to a text.
 *
 * @returns undefined for anything that says neither
 */
export function parseYesNo(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
