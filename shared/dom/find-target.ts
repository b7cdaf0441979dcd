import { findFirst } from './foreign-dom.ts';
import { findById } from './page-document.ts';

function decode(id: string): readonly string[] {
  if (!id.includes('%')) return [];
  try {
    return [decodeURIComponent(id)];
  } catch {
    // A per cent sign that encodes nothing.
    return [];
  }
}

/**
 * The ids that a fragment may name: as written, then decoded, then each in composed letters and in those of two
 * characters, since link and id may be typed on different systems.
 * @param hash `#id`, encoded or not
 */
export function readTargetIds(hash: string): readonly string[] {
  const id = hash.slice(1);
  const ids = [id, ...decode(id)];
  const inBothForms = ids.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]);
  return [...new Set([...ids, ...inBothForms])];
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
