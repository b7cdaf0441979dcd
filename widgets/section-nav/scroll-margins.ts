import { type DomChanges } from '../../shared/dom/dom-changes.ts';
import { type Linked } from '../../shared/widget/find-linked.ts';
import { readRoot } from '../../shared/dom/page-document.ts';

const property = 'scroll-margin-top';

function readPx(length: string): number {
  return parseFloat(length) || 0;
}

/**
 * Makes a jump to a section end below a sticky bar, unless the page's own margins do. Called again, it measures
 * again.
 *
 * @returns the bar's height with its distance from the window's edge, in pixels; 0 where it flows with the page
 */
export function setScrollMargins(
  bar: HTMLElement,
  sections: readonly Linked[],
  changes: DomChanges,
): number {
  // Only the page's own margins are measured.
  for (const { target } of sections) changes.style(target, property, null);
  const { position, top } = getComputedStyle(bar);
  const heightPx = position === 'static' ? 0 : bar.offsetHeight + readPx(top);
  const paddingPx = readPx(getComputedStyle(readRoot()).scrollPaddingTop);
  const covered = sections.filter(
    // A pixel less covers only the bar's border.
    ({ target }) => paddingPx + readPx(getComputedStyle(target).scrollMarginTop) < heightPx - 1,
  );
  for (const { target } of covered) {
    changes.style(target, property, `${heightPx - paddingPx}px`);
  }
  return heightPx;
}
