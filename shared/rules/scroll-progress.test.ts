import { describe, expect, it } from 'vitest';
import { shareStart, slideAt, slideScrollTarget } from './scroll-progress.ts';

describe('the slide of a progress', () => {
  it.each([
    [4, [-7, -0.01, 0, 0.2499, 0.25, 0.5, 0.75, 0.9999, 1, 1.5], [0, 0, 0, 0, 1, 2, 3, 3, 3, 3]],
    [1, [0, 0.99, 1], [0, 0, 0]],
    [3, [0.5, 0.67], [1, 2]],
    [12, [0.5, 0.9999], [6, 11]],
    [0, [0, 0.5, 1], [0, 0, 0]],
  ])('of %d slides at each of %j is %j', (count, progress, indexes) => {
    expect(progress.map((each) => slideAt(each, count))).toEqual(indexes);
  });

  it.each([
    [0, 4, 4000, 0],
    [2, 4, 4000, 2000],
    [4, 4, 4000, 4000],
    [1, 3, 3000, 1000],
    [3, 12, 3000, 750],
  ])('slide %d of %d over %d px begins at %d px', (index, count, distancePx, start) => {
    expect(shareStart(index, count, distancePx)).toBe(start);
  });
});

const distances = [500, 501, 999, 1234, 4000, 7777];
const ratios = [1, 1.25, 1.5, 2, 3];
/** Sections rarely begin on a whole pixel. */
const starts = [0, 0.2, 640.5, 1279.99, 1280 + 1 / 3, 23456.7];

/** The positions at which a browser may stop when told to scroll to one: the device pixels around it. */
function snap(position: number, ratio: number): number[] {
  return [Math.floor, Math.round, Math.ceil].map((round) => round(position * ratio) / ratio);
}

describe('the scroll target of a slide', () => {
  it('is rounded up, and one CSS pixel further', () => {
    const section = { count: 3, distancePx: 4000, startPx: 0 };
    expect([0, 1, 2].map((index) => slideScrollTarget({ ...section, index }))).toEqual([
      1, 1335, 2668,
    ]);
    expect(slideScrollTarget({ index: 1, count: 4, startPx: 1280.4, distancePx: 3000 })).toBe(2032);
  });

  it.each([1, 2, 3, 6, 7, 9, 12])('lands every click on its own slide, of %d', (count) => {
    const missed: string[] = [];
    for (const distancePx of distances) {
      for (const startPx of starts) {
        for (const ratio of ratios) {
          for (let index = 0; index < count; index += 1) {
            const target = slideScrollTarget({ index, count, startPx, distancePx });
            for (const position of snap(target, ratio)) {
              const landed = slideAt((position - startPx) / distancePx, count);
              if (landed !== index) missed.push(`${index}: ${landed} at ${position} (${ratio})`);
            }
          }
        }
      }
    }
    expect(missed).toEqual([]);
  });
});
