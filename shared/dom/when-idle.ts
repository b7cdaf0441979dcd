/**
 * Runs a function once, when the page has loaded completely and the browser is idle.
 *
 * @param signal if aborted, the function is no longer run
 */
export function whenIdle(run: () => void, signal: AbortSignal): void {
  const wait = () => {
    const runUnlessOver = () => {
      if (!signal.aborted) run();
    };
    // Missing in WebKit.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(runUnlessOver);
    else setTimeout(runUnlessOver, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
