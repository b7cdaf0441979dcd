import { closest } from './foreign-dom.ts';

/** The target of an event, or the nearest element around it that matches. */
export function findClosest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? (closest(target, selector) as HTMLElement | null) : null;
}
