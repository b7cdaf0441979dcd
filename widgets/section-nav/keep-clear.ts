/**
 * Lets a jump to a section end below a sticky bar. A page whose own `scroll-margin` or `scroll-padding`
 * does that already keeps it.
 *
 * @param heightPx of the bar, with what it keeps from the window's edge
 * @returns what gives the sections back
 */
export function keepClear(sections: readonly HTMLElement[], heightPx: number): () => void {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const changed = sections.filter((section) => {
    const margin = parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    // A pixel less hides no more than the bar's line.
    return padding + margin < heightPx - 1;
  });
  const before = changed.map(({ style }) => style.scrollMarginTop);
  for (const { style } of changed) style.scrollMarginTop = `${heightPx - padding}px`;
  return () => {
    changed.forEach(({ style }, index) => {
      style.scrollMarginTop = before[index] ?? '';
    });
  };
}
