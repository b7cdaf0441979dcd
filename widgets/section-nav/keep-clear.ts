import { type Borrowings } from '../../shared/dom/borrowings.ts';

function readPx(length: string): number {
  return parseFloat(length) || 0;
}

/**
 * Makes a jump to a section end below a sticky bar. Sections that have a `scroll-margin` or `scroll-padding`
 * of the page's own stay unchanged.
 *
 * @param heightPx of the bar, including its distance from the window's edge
 */
export function keepClear(
  sections: readonly HTMLElement[],
  heightPx: number,
  borrow: Borrowings,
): void {
  const paddingPx = readPx(getComputedStyle(document.documentElement).scrollPaddingTop);
  const covered = sections.filter(
    // One pixel less hides only the bar's border.
    (section) => paddingPx + readPx(getComputedStyle(section).scrollMarginTop) < heightPx - 1,
  );
  for (const section of covered) {
    borrow.style(section, 'scroll-margin-top', `${heightPx - paddingPx}px`);
  }
}
