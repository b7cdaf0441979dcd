export type Step = -1 | 0 | 1;

/** Wraps around at both ends (SPEC 4): of 4 slides, one after 3 is 0, one before 0 is 3. */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

export interface Travel {
  readonly x: number;
  readonly y: number;
}

const shortestSwipe = 40;

/** As many times as far sideways as up or down: 60 by 40 is a swipe. */
const leastSlope = 1.5;

/** The slide follows the finger. A mostly vertical movement scrolls the page. */
export function swipeStep({ x, y }: Travel, isRightToLeft: boolean): Step {
  if (Math.abs(x) < shortestSwipe || Math.abs(x) < leastSlope * Math.abs(y)) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
}
