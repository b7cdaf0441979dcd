/**
 * 0 while the article's top is in view, 1 once its end is: 1000 px scrolled of 3000 px in a window of 1000 px are 0.5.
 *
 * @param topPx from the window's top edge
 */
export function shareRead(topPx: number, heightPx: number, windowPx: number): number {
  if (topPx + heightPx <= windowPx) return 1;
  return topPx >= 0 ? 0 : -topPx / (heightPx - windowPx);
}
