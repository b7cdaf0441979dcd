/**
 * SPEC 9: scrolling has ended after this many milliseconds without movement, where the browser has no
 * `scrollend`.
 */
const idleMs = 350;

/** A jump ends before the observers of the same frame have reported the slide that it led to. */
const observersTurnMs = 100;

export interface ScrollEnd {
  /** Something moved: browsers without `scrollend` wait from here until it stops. */
  readonly noteMove: () => void;
  readonly stop: () => void;
}

/**
 * Reports the end of scrolling (DECISIONS "Showcase"): by `scrollend` where it exists, else when the page has
 * not moved for 350 ms. No listener runs while the page is scrolled.
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
