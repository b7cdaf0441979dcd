import { vi } from 'vitest';

type Tell = (isIntersecting: boolean) => void;

/**
 * Watches what comes into view, until the end of the test. Everything is in view at first.
 *
 * @returns what tells the observer of an element that it has come into view or left it
 */
export function stubObservers(): (element: Element, isIntersecting: boolean) => void {
  const tells = new Map<Element, Tell>();
  class Observer {
    readonly observe: (target: Element) => void;
    readonly unobserve = vi.fn();
    readonly disconnect = vi.fn();
    constructor(callback: (entries: object[]) => void) {
      this.observe = (target) => {
        const tell: Tell = (isIntersecting) => {
          callback([{ target, isIntersecting, boundingClientRect: new DOMRect() }]);
        };
        tells.set(target, tell);
        queueMicrotask(() => tell(true));
      };
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (element, isIntersecting) => {
    tells.get(element)?.(isIntersecting);
  };
}
