import { type Borrowings } from '../../shared/dom/borrowings.ts';

function readPx(length: string): number {
  return parseFloat(length) || 0;
}

/**
 * Lets a jump to a section end below a sticky bar. Sections that the page's own `scroll-margin` or
 * `scroll-padding` keeps clear stay as they are.
 *
 * @param heightPx of the bar, with what it keeps from the window's edge
 */
export function keepClear(
  sections: readonly HTMLElement[],
  heightPx: number,
  borrow: Borrowings,
): void {
  const paddingPx = readPx(getComputedStyle(document.documentElement).scrollPaddingTop);
  const covered = sections.filter(
    // A pixel less hides no more than the bar's line.
    (section) => paddingPx + readPx(getComputedStyle(section).scrollMarginTop) < heightPx - 1,
  );
  for (const section of covered) {
    borrow.style(section, 'scroll-margin-top', `${heightPx - paddingPx}px`);
  }
}
