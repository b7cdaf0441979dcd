import { createBorrowings } from '../dom/borrowings.ts';

/**
 * Keeps a page from scrolling, without moving anything: the space of the scroll bar stays reserved.
 *
 * @returns a function that undoes it
 */
function holdStill(document: Document): () => void {
  const { body, documentElement: root } = document;
  // The window uses the body's overflow where the root has none. If the root then got its own, the body would
  // become a scroll box, to which everything sticky would stick.
  const isBodys =
    getComputedStyle(root).overflowY === 'visible' &&
    getComputedStyle(body).overflowY !== 'visible';
  const barWidth = window.innerWidth - root.clientWidth;
  const { borrow, giveBack } = createBorrowings();
  if (barWidth > 0) {
    // The padding is for Safari before 18.2.
    const [property, value] =
      'scrollbarGutter' in root.style
        ? ['scrollbar-gutter', 'stable']
        : ['padding-inline-end', `${barWidth}px`];
    borrow.style(root, property, value, 'important');
  }
  borrow.style(isBodys ? body : root, 'overflow', 'hidden', 'important');
  return giveBack;
}

/**
 * Creates the one scroll lock of a page (DECISIONS "Modals"). It counts: the page scrolls again when
 * the last of those who locked it has unlocked it.
 *
 * @returns locks scrolling; call the result to unlock. A second call of the result does nothing
 */
export function createScrollLock(document: Document): () => () => void {
  const locks = new Set<() => void>();
  let undo: (() => void) | undefined;
  return () => {
    undo ??= holdStill(document);
    const unlock = () => {
      locks.delete(unlock);
      if (locks.size > 0) return;
      undo?.();
      undo = undefined;
    };
    locks.add(unlock);
    return unlock;
  };
}
