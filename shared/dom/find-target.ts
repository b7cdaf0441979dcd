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

/** @param hash `#id`, encoded or not */
export function findTarget(hash: string): HTMLElement | null {
  for (const id of readTargetIds(hash)) {
    const target = findById(id);
    if (target !== null) return target;
  }
  return null;
}
