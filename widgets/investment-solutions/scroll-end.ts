/** SPEC 9: so long without scrolling is its end, where the browser does not say. */
const idleMs = 350;

/** A jump ends before the observers of the same frame have told which slide it led to. */
const observersTurnMs = 100;

export interface ScrollEnd {
  /** Something moved: browsers without `scrollend` wait for it to rest from here. */
  readonly noteMove: () => void;
  readonly stop: () => void;
}

/**
 * Tells when scrolling has ended (DECISIONS "Showcase"): by `scrollend` where it exists, else when the
 * page has stayed in its place for 350 ms. No listener runs while the page is scrolled.
 */
export function watchScrollEnd(onEnd: () => void): ScrollEnd {
  const isTold = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const hear = (): void => {
    wait(observersTurnMs, onEnd);
  };
  const rest = (): void => {
    const { scrollY } = window;
    wait(idleMs, () => {
      if (window.scrollY === scrollY) onEnd();
      else rest();
    });
  };
  if (isTold) document.addEventListener('scrollend', hear);
  return {
    noteMove: () => {
      if (!isTold) rest();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('scrollend', hear);
    },
  };
}
