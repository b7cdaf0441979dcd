const stoppedMs = 1000;

/**
 * Resolves when a page that was left comes back from the back-forward cache.
 *
 * @param isStaying true: after a second too, for a page that was stopped and not left
 * @param signal ends the waiting early
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
    // Where the page is left, the clock stands still until it is back.
    const timer = isStaying ? setTimeout(goOn, stoppedMs) : undefined;
    window.addEventListener('pageshow', goOn, options);
    signal?.addEventListener('abort', goOn, options);
  });
}
