import { startSlice } from '../shared/dom/slices.ts';
import { runWhenIdle } from '../shared/dom/when-idle.ts';
import { isConnected, whenAborted } from './foreign-dom.ts';

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
  const inView: Job[] = [];
  const rest: Job[] = [];
  const waiting = new Map<Element, Job>();
  let isViewPlanned = false;
  let isRestPlanned = false;

  /** Runs jobs while there is time, and at least one: a busy page must not starve them. */
  const run = (jobs: Job[], hasTime: () => boolean) => {
    try {
      do jobs.shift()?.();
      while (jobs.length > 0 && hasTime());
    } finally {
      plan();
    }
  };
  const runInView = () => {
    isViewPlanned = false;
    run(inView, startSlice());
  };
  const runRest = (deadline?: IdleDeadline) => {
    isRestPlanned = false;
    const hasTime = deadline ? () => deadline.timeRemaining() > 1 : startSlice();
    run(inView.length > 0 ? [] : rest, () => inView.length === 0 && hasTime());
  };
  const plan = () => {
    if (inView.length > 0 && !isViewPlanned) {
      isViewPlanned = true;
      setTimeout(runInView, 0);
    }
    if (rest.length > 0 && !isRestPlanned) {
      isRestPlanned = true;
      runWhenIdle(runRest, patienceMs);
    }
  };

  const leave = (element: Element) => {
    const job = waiting.get(element);
    waiting.delete(element);
    observer?.unobserve(element);
    return job;
  };
  const admit = (element: Element, isInView: boolean) => {
    const job = leave(element);
    if (job === undefined) return;
    (isInView ? inView : rest).push(job);
    plan();
  };

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => {
          // All entries are processed before any job runs, so that what is in view goes first.
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            // Without a box (hidden, in a closed dialog) it never comes into view: its turn is now.
            const { width, height } = boundingClientRect;
            admit(target, isIntersecting || (width === 0 && height === 0));
          }
        })
      : undefined;

  return {
    enter: (element, job, signal) => {
      waiting.set(element, job);
      // Outside the document it never comes into view either, and no observer reports it.
      if (observer === undefined || !isConnected(element)) {
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
