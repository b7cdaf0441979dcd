import { vi } from 'vitest';
import { makeInView, type Tell } from './without-layout.ts';

/**
 * Watches what comes into view, until the end of the test.
 *
 * @returns a function that reports to the observer of an element whether it is in view
 */
export function stubObservers(): (element: Element, isIntersecting: boolean) => void {
  const tells = new Map<Element, Tell>();
  const Observer = makeInView((target, tell) => {
    tells.set(target, tell);
  });
  vi.stubGlobal('IntersectionObserver', Observer);
  return (element, isIntersecting) => {
    tells.get(element)?.(isIntersecting);
  };
}
