import { listen } from '../shared/dom/listen.ts';

const stoppedMs = 1000;

/**
 * Resolves when a page that was left returns from the back-forward cache.
 *
 * @param isStaying true: resolves after a second at the latest, for a page that was stopped and not left
 * @param signal aborted: ends the waiting early
 */
export function whenBack(isStaying: boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const goOn = () => {
      ending.abort();
      clearTimeout(timer);
      resolve();
    };
    // While the page is in the cache, timers do not run.
    const timer = isStaying ? setTimeout(goOn, stoppedMs) : undefined;
    listen(window, ['pageshow'], goOn, options);
    signal?.addEventListener('abort', goOn, options);
  });
}
