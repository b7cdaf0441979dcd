/**
 * The slide that is current at a progress: `floor(progress * count)`, capped at the last one. Of 4
 * slides, 0.5 is the third (2).
 * @param progress the scrolled share of the section, 0 when it begins to be pinned, 1 when it unlocks; may be
 *   outside of 0 to 1
 */
export function slideAt(progress: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(progress * count)));
}

/**
 * The scroll distance at which a slide's share begins: the third of 4 slides over 4000 px begins at 2000. The
 * index `count` is where the section unlocks.
 * @returns CSS pixels
 */
export function shareStart(index: number, count: number, distancePx: number): number {
  return (index * distancePx) / count;
}

export interface ScrollTarget {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The position on the page at which the section begins to be pinned, in CSS pixels. */
  readonly startPx: number;
  /** In CSS pixels. */
  readonly distancePx: number;
}

/**
 * The scroll position of the page at which a slide is current. Browsers round scroll positions to device
 * pixels, often down: the second of 3 slides over 4000 px begins at 1333.33, and 1333 shows the first.
 * Therefore rounded up, plus one pixel: 1335.
 * @returns whole CSS pixels from the top of the page
 */
export function slideScrollTarget({ index, count, startPx, distancePx }: ScrollTarget): number {
  return Math.ceil(startPx + shareStart(index, count, distancePx)) + 1;
}
