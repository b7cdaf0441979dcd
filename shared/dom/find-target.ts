import { findFirst } from './foreign-dom.ts';
import { findById } from './page-document.ts';

/**
 * The ids that a fragment may name: as written, then decoded.
 * @param hash `#id`, encoded or not
 */
export function readTargetIds(hash: string): readonly string[] {
  const id = hash.slice(1);
  if (!id.includes('%')) return [id];
  try {
    return [id, decodeURIComponent(id)];
  } catch {
    // A per cent sign that encodes nothing.
    return [id];
  }
}

/**
 * @param hash `#id`, encoded or not
 * @param near is searched first: in a copy of an element, ids are found in the original
 */
export function findTarget(hash: string, near?: Element): HTMLElement | null {
  for (const id of readTargetIds(hash)) {
    // An empty one would be no selector.
    if (!id) continue;
    const own = near && findFirst(near, `#${CSS.escape(id)}`);
    const target = own ?? findById(id);
    if (target !== null) return target;
  }
  return null;
}
