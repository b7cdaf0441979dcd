/**
 * The links to which a key may lead, best first (APG "Disclosure Navigation Menu"): arrows step, Home and End jump,
 * nothing wraps. Of a, b, c, d, ArrowUp on c leads to b, or to a if b cannot be focused.
 *
 * @param index the focused link, from 0; -1 before the first
 */
export function linksAfterKey<Link>(
  key: string,
  links: readonly Link[],
  index: number,
  isRightToLeft: boolean,
): readonly Link[] {
  const before = links.slice(0, Math.max(0, index));
  const after = links.slice(index + 1);
  switch (key) {
    case 'ArrowDown':
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return after;
    case 'ArrowUp':
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return before.reverse();
    case 'Home':
      return before;
    case 'End':
      return after.reverse();
    default:
      return [];
  }
}
