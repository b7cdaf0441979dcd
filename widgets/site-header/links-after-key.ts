/**
 * Where a key leads in a navigation (APG "Disclosure Navigation Menu"): an arrow to the next or the one before,
 * Home and End to the ends, none of them around. Of a, b, c, d, ArrowUp on c leads to b, and to a where b
 * cannot have the focus.
 *
 * @param key as `KeyboardEvent.key` has it
 * @param index the link that has the focus, from 0; -1 before the first
 * @param isRightToLeft turns the arrows to the sides round
 * @returns the links that it may lead to, best first; none at an end, or where the key means nothing here
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
