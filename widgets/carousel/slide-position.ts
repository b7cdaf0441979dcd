/** A step of a swipe or an arrow: to the slide before, nowhere, to the slide after. */
export type Step = -1 | 0 | 1;

/**
 * The slide that is `step` away, past either end from the other one (SPEC 4): of 4 slides, one after
 * 3 is 0, one before 0 is 3.
 *
 * @param index from 0
 * @param count how many slides there are, at least 1
 */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

/** How far a finger travelled, in CSS pixels; x grows to the right, y downwards. */
export interface Travel {
  readonly x: number;
  readonly y: number;
}

const shortestSwipe = 40;

/** A swipe goes at least this many times as far across as along the page: 60 by 40 is one. */
const leastSlope = 1.5;

/**
 * What a finger asked for. The slide follows the finger: to the left brings the next one, right to
 * left the one before. Mostly vertical travel is the page being scrolled.
 */
export function swipeStep({ x, y }: Travel, isRightToLeft: boolean): Step {
  if (Math.abs(x) < shortestSwipe || Math.abs(x) < leastSlope * Math.abs(y)) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
}
