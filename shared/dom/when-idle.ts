/**
 * Runs something once, when the page has come whole and the browser is idle.
 *
 * @param signal aborted: it is not run any more
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
