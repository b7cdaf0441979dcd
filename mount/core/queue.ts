import { isConnected } from '../../shared/dom/foreign-dom.ts';
import { runWhenIdle } from '../../shared/dom/when-idle.ts';

/** How long mount points wait for the browser to report what is in view, or to be idle, in milliseconds. */
const patienceMs = 500;

/** Resolves when the turn of an element comes; never if the signal is aborted before. */
export type WhenTurn = (element: Element, signal?: AbortSignal) => Promise<void>;

/** Creates the queue of a page, in which each element has its turn once: those in view first, the rest when the browser is idle. */
export function createQueue(): WhenTurn {
  const waiting = new Map<Element, () => void>();

  const leave = (element: Element) => {
    const begin = waiting.get(element);
    waiting.delete(element);
    observer.unobserve(element);
    return begin;
  };
  const admit = (element: Element, isInView: boolean) => {
    const begin = leave(element);
    if (begin === undefined) return;
    // Each has a task of its own, so none is long. The browser may be idle before the first timer ends, and must
    // not begin with those out of view.
    if (isInView) setTimeout(begin);
    else setTimeout(runWhenIdle, 0, begin, patienceMs);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // Without a box (hidden, in a closed dialog) it never comes into view: its turn is now.
      const { width, height } = boundingClientRect;
      admit(target, isIntersecting || (width === 0 && height === 0));
    }
  });

  return (element, signal) =>
    new Promise((resolve) => {
      // A hidden tab draws no frames, so the observer never reports there.
      const timer = setTimeout(admit, patienceMs, element, false);
      waiting.set(element, () => {
        clearTimeout(timer);
        if (!signal?.aborted) resolve();
      });
      // Outside the document it never comes into view either, and no observer reports it.
      if (!isConnected(element)) {
        admit(element, true);
        return;
      }
      observer.observe(element);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        leave(element);
      });
    });
}
