import { createDomChanges } from '../dom/dom-changes.ts';
import { readBody, readRoot } from '../dom/page-document.ts';

/**
 * Keeps a page from scrolling (DECISIONS "Modals"). The space of the scroll bar stays reserved, so nothing
 * moves.
 * @returns a function that undoes it
 */
export function lockScroll(): () => void {
  const root = readRoot();
  const body = readBody() ?? root;
  // The window uses the body's overflow if the root has none. If the root got its own, the body would become a
  // scroll box, to which everything sticky would stick.
  const isBodys =
    getComputedStyle(root).overflowY === 'visible' &&
    getComputedStyle(body).overflowY !== 'visible';
  const barWidth = window.innerWidth - root.clientWidth;
  const { changes, undoAll } = createDomChanges();
  if (barWidth > 0) {
    // The padding is for Safari before 18.2.
    const [property, value] =
      'scrollbarGutter' in root.style
        ? ['scrollbar-gutter', 'stable']
        : ['padding-inline-end', `${barWidth}px`];
    changes.style(root, property, value, 'important');
  }
  changes.style(isBodys ? body : root, 'overflow', 'hidden', 'important');
  return undoAll;
}
