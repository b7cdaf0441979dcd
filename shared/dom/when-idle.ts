import { listen } from './listen.ts';

/**
 * Runs a function when the browser is idle.
 *
 * @param patienceMs how long to wait at most, in milliseconds; 0 for no limit
 */
export function runWhenIdle(run: (deadline?: IdleDeadline) => void, patienceMs = 0): void {
  // Missing in WebKit.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, 1);
}

/**
 * Runs a function when the next frame is drawn and the browser idle. A browser that waits for its next frame calls
 * itself idle, and what it then does would put that frame off.
 *
 * @param patienceMs how long to wait at most once the frame is drawn, in milliseconds; 0 for no limit
 */
export function runAfterFrame(run: () => void, patienceMs?: number): void {
  requestAnimationFrame(() => {
    runWhenIdle(run, patienceMs);
  });
}

/**
 * Runs a function once, when the page has loaded completely and the browser is idle.
 *
 * @param signal if aborted, the function is no longer run
 */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const wait = () => {
    runWhenIdle(() => {
      if (!signal.aborted) run();
    });
  };
  if (document.readyState === 'complete') wait();
  else listen(window, ['load'], wait, { once: true, signal });
}
