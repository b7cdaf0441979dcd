import { listen } from './listen.ts';
import { readState } from './page-document.ts';

/**
 * Runs a function when the browser is idle.
 * @param patienceMs how long to wait at most; 0 for no limit
 * @returns a function that cancels it
 */
export function runWhenIdle(run: () => void, patienceMs = 0): () => void {
  // Missing in WebKit.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(run, { timeout: patienceMs });
  return () => {
    cancelIdleCallback(request);
  };
}

/**
 * Runs a function once, when the page has loaded completely and the browser is idle.
 * @param signal releases the function: a busy page is never idle
 */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const wait = () => {
    signal.addEventListener('abort', runWhenIdle(run));
  };
  if (readState() === 'complete') wait();
  else listen(window, ['load'], wait, { once: true, signal });
}
