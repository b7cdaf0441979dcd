export type Step = -1 | 0 | 1;

/** Wraps around: of 4 slides, 0 comes after 3. */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + step + count) % count;
}

export interface Travel {
  readonly x: number;
  readonly y: number;
}

const shortestSwipePx = 40;

/** Sideways distance by vertical distance: 60 by 40 is a swipe. */
const leastSlope = 1.5;

/** 0 if it is too short or scrolls the page. */
export function swipeStep({ x, y }: Travel, isRightToLeft: boolean): Step {
  if (Math.abs(x) < shortestSwipePx || Math.abs(x) < leastSlope * Math.abs(y)) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
}
