import { type Borrowings } from '../../shared/dom/borrowings.ts';
import { type Linked } from '../../shared/dom/find-linked.ts';

function readPx(length: string): number {
  return parseFloat(length) || 0;
}

/**
 * Makes a jump to a section end below a sticky bar. Sections that have a `scroll-margin` or `scroll-padding`
 * of the page's own stay unchanged.
 *
 * @returns the height of the bar, including its distance from the window's edge
 */
export function keepClear(
  bar: HTMLElement,
  sections: readonly Linked[],
  borrow: Borrowings,
): number {
  const heightPx = bar.offsetHeight + readPx(getComputedStyle(bar).top);
  const paddingPx = readPx(getComputedStyle(document.documentElement).scrollPaddingTop);
  const covered = sections.filter(
    // One pixel less hides only the bar's border.
    ({ target }) => paddingPx + readPx(getComputedStyle(target).scrollMarginTop) < heightPx - 1,
  );
  for (const { target } of covered) {
    borrow.style(target, 'scroll-margin-top', `${heightPx - paddingPx}px`);
  }
  return heightPx;
}
