/** A step that waits until the visitor sees what has just changed. */
export interface LateStep {
  /** A step that still waits runs first. */
  readonly schedule: (step: () => void) => void;
  /** Runs the waiting step now, if there is one. */
  readonly flush: () => void;
}

/** Creates a late step. It runs after the next frame, and at the latest when the page is left. */
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
      // A task that is set while a frame is prepared runs after it has been drawn.
      window.requestAnimationFrame(() => window.setTimeout(flush));
    },
  };
}
