const words = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * The only reader of booleans (DECISIONS "Documents"): `Boolean('False')` would be true. Understands
 * true/false, 1/0, 'True', 'true', '1', 'False'. An empty text is neither: an attribute without a value means
 * true, but in data it is a false that a CMS cast to a text.
 * @returns undefined for anything that is neither
 */
export function parseYesNo(value: unknown): boolean | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  return words.get(String(value).trim().toLowerCase());
}
