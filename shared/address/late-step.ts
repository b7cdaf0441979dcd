import { runAfterFrame } from '../dom/when-idle.ts';

/** In milliseconds: so long it waits at most where the page is never idle. */
const patienceMs = 50;

/** A step that waits until the visitor sees what has just changed. */
export interface LateStep {
  /** A step that still waits runs first. */
  readonly schedule: (step: () => void) => void;
  /** Runs the waiting step now, if there is one. */
  readonly flush: () => void;
}

/** Creates a late step. It runs when the next frame is drawn and the browser idle, or when the page is left. */
export function createLateStep(window: Window): LateStep {
  let waiting: (() => void) | undefined;

  const flush = (): void => {
    const step = waiting;
    waiting = undefined;
    step?.();
  };
  window.addEventListener('pagehide', flush);

  return {
    flush,
    schedule: (step) => {
      flush();
      waiting = step;
      // While the compositor still takes over what was drawn, Chromium makes an entry of the history wait for it.
      runAfterFrame(flush, patienceMs);
    },
  };
}
