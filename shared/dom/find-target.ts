/**
 * The element that a fragment names.
 *
 * @param hash `#id`, as a link or the address has it, encoded or not
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const plain = document.getElementById(id);
  if (plain !== null || !id.includes('%')) return plain;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A per cent sign that encodes nothing.
    return null;
  }
}
