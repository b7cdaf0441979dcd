/** A step by a swipe or an arrow: to the previous slide, none, to the next slide. */
export type Step = -1 | 0 | 1;

/**
 * The slide that is `step` away, wrapping around at both ends (SPEC 4): of 4 slides, one after 3 is 0, one
 * before 0 is 3.
 *
 * @param index from 0
 * @param count how many slides there are, at least 1
 */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

/** How far a finger moved, in CSS pixels; x grows to the right, y downwards. */
export interface Travel {
  readonly x: number;
  readonly y: number;
}

const shortestSwipe = 40;

/** A swipe moves at least this many times as far sideways as up or down: 60 by 40 is one. */
const leastSlope = 1.5;

/**
 * The step that a swipe asks for. The slide follows the finger: a swipe to the left shows the next one, to
 * the right the previous one. A mostly vertical movement scrolls the page.
 */
export function swipeStep({ x, y }: Travel, isRightToLeft: boolean): Step {
  if (Math.abs(x) < shortestSwipe || Math.abs(x) < leastSlope * Math.abs(y)) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
}
