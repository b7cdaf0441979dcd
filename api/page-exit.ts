import { listen } from '../shared/dom/listen.ts';

/** WebKit cancels calls when it begins to leave a page, and tells the page up to this much later. */
const undecidedMs = 1000;

export interface PageExit {
  /** `mailto:` links and downloads count too: the browser begins to leave for them. */
  readonly hasBegun: () => boolean;
  /**
   * Waits until the page is back from the back-forward cache, or for a second if it is not left.
   * @param signal ends the waiting early
   * @returns whether the page was left
   */
  readonly waitForReturn: (signal: AbortSignal | undefined) => Promise<boolean>;
}

export function watchPageExit(ended: AbortSignal): PageExit {
  let hasBegun = false;
  let wasLeft = false;
  let isAway = false;
  const options = { signal: ended };
  const begin = () => {
    hasBegun = true;
  };
  const leave = () => {
    hasBegun = true;
    wasLeft = true;
    isAway = true;
  };
  const comeBack = () => {
    isAway = false;
  };
  listen(window, ['beforeunload'], begin, options);
  listen(window, ['pagehide'], leave, options);
  listen(window, ['pageshow'], comeBack, options);
  return {
    hasBegun: () => hasBegun,
    waitForReturn: (signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          resolve(wasLeft);
        };
        const timer = setTimeout(() => {
          if (!isAway) finish();
        }, undecidedMs);
        listen(window, ['pageshow'], finish, options);
        signal?.addEventListener('abort', finish, options);
      }),
  };
}
