import { listen } from '../shared/dom/listen.ts';
import { nextTask, startSlice } from '../shared/dom/slices.ts';
import { runWhenIdle } from '../shared/dom/when-idle.ts';
import { isConnected } from './foreign-dom.ts';

/** How long mount points wait for the browser to report what is in view, or to be idle, in milliseconds. */
const patienceMs = 500;

/** A step of a mount point. One that continues in later tasks returns a promise. */
type Job = () => Promise<void> | undefined;

/** Runs the work of mount points: those in view first, the rest when the browser is idle. */
export interface Queue {
  /**
   * Calls `begin` for a new mount point when its turn comes.
   *
   * @param begin receives whether the element is in view, to pass to `schedule`
   * @param isFirst true: it begins as soon as the page is parsed, when nobody knows yet what is in view
   */
  enter(element: Element, begin: (isInView?: boolean) => void, isFirst?: boolean): void;
  /** Runs a later step of a mount point in a slice of its own. */
  schedule(isInView: boolean, job: Job): void;
}

/** Creates the queue of a page. */
export function createQueue(): Queue {
  const urgent: Job[] = [];
  const rest: Job[] = [];
  const waiting = new Map<Element, (isInView?: boolean) => void>();
  let isUrgentPlanned = false;
  let isIdlePlanned = false;
  /** A job that continues in later tasks: the others wait. */
  let running: Promise<void> | undefined;

  /** Runs jobs while there is time, and at least one: a busy page must not starve them. */
  const run = (jobs: Job[], hasTime: () => boolean) => {
    // Planned before it began: planned again when it has ended.
    if (running) return;
    try {
      do running = jobs.shift()?.();
      while (!running && jobs.length > 0 && hasTime());
    } finally {
      void running?.then(() => {
        running = undefined;
        plan();
      });
      plan();
    }
  };
  const runUrgent = () => {
    isUrgentPlanned = false;
    run(urgent, startSlice());
  };
  const runRest = (deadline?: IdleDeadline) => {
    isIdlePlanned = false;
    const hasTime = deadline ? () => deadline.timeRemaining() > 1 : startSlice();
    run(urgent.length > 0 ? [] : rest, () => urgent.length === 0 && hasTime());
  };

  const plan = () => {
    if (running) return;
    if (urgent.length > 0 && !isUrgentPlanned) {
      isUrgentPlanned = true;
      setTimeout(runUrgent, 0);
    }
    if (rest.length > 0 && !isIdlePlanned) {
      isIdlePlanned = true;
      runWhenIdle(runRest, patienceMs);
    }
  };

  const take = (element: Element) => {
    const begin = waiting.get(element);
    waiting.delete(element);
    observer?.unobserve(element);
    return begin;
  };
  const admit = (element: Element, isInView: boolean) => {
    const begin = take(element);
    if (begin === undefined) return;
    (isInView ? urgent : rest).push(() => {
      begin(isInView);
      return undefined;
    });
    plan();
  };

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => {
          // All entries are processed before any work runs, so that what is in view goes first.
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            // Without a box (hidden, in a closed dialog) it never comes into view: begin at once.
            const { width, height } = boundingClientRect;
            admit(target, isIntersecting || (width === 0 && height === 0));
          }
        })
      : undefined;

  return {
    enter: (element, begin, isFirst = false) => {
      waiting.set(element, begin);
      // All deferred scripts have run by then, and in the next task the page's own listeners too.
      if (isFirst) {
        listen(document, ['DOMContentLoaded'], () => {
          void nextTask().then(() => take(element)?.());
        });
      }
      // Outside the document it never comes into view either, and no observer reports it.
      if (observer === undefined || !isConnected(element)) {
        admit(element, true);
        return;
      }
      observer.observe(element);
      // A hidden tab draws no frames, so the observer never reports there.
      setTimeout(admit, patienceMs, element, false);
    },
    schedule: (isInView, job) => {
      (isInView ? urgent : rest).push(job);
      plan();
    },
  };
}
