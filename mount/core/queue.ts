import { isConnected, whenAborted } from '../../shared/dom/foreign-dom.ts';
import { runWhenIdle } from '../../shared/dom/when-idle.ts';

/** How long mount points wait for the browser to report what is in view, or to be idle, in milliseconds. */
const patienceMs = 500;

type Job = () => void;

/** Gives each mount point its turn, once: those in view first, the rest when the browser is idle. */
export interface Queue {
  /** Runs a job when the turn of an element comes, unless the signal is aborted before. */
  enter(element: Element, job: Job, signal?: AbortSignal): void;
}

/** Creates the queue of a page. */
export function createQueue(): Queue {
  const waiting = new Map<Element, Job>();

  const leave = (element: Element) => {
    const job = waiting.get(element);
    waiting.delete(element);
    observer.unobserve(element);
    return job;
  };
  const admit = (element: Element, isInView: boolean) => {
    const job = leave(element);
    if (job === undefined) return;
    // Each has a task of its own, so none is long. The browser may be idle before the first timer ends, and must
    // not begin with those out of view.
    if (isInView) setTimeout(job);
    else setTimeout(runWhenIdle, 0, job, patienceMs);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // Without a box (hidden, in a closed dialog) it never comes into view: its turn is now.
      const { width, height } = boundingClientRect;
      admit(target, isIntersecting || (width === 0 && height === 0));
    }
  });

  return {
    enter: (element, job, signal) => {
      waiting.set(element, job);
      // Outside the document it never comes into view either, and no observer reports it.
      if (!isConnected(element)) {
        admit(element, true);
        return;
      }
      observer.observe(element);
      // A hidden tab draws no frames, so the observer never reports there.
      const timer = setTimeout(admit, patienceMs, element, false);
      if (signal) {
        whenAborted(signal, () => {
          clearTimeout(timer);
          leave(element);
        });
      }
    },
  };
}
