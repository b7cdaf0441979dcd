/** The target of an event, or the nearest element around it that matches. */
export function findClosest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
