import { listen } from '../../shared/dom/listen.ts';

/**
 * SPEC 9: scrolling has ended after this many milliseconds without movement, where the browser has no
 * `scrollend`.
 */
const idleMs = 350;

/**
 * While the page jumps on, the observers of the same frame report after `scrollend`; and a page that is moved in steps
 * ends each of them.
 */
const observersTurnMs = 100;

export interface ScrollEnd {
  /** Another slide has come. Until the scrolling ends, this listens for it. */
  readonly noteMove: () => void;
  readonly stop: () => void;
}

/**
 * Reports the end of the scrolling that has led to another slide (DECISIONS "Showcase"): by `scrollend` where it
 * exists, or when the page has not moved for 350 ms. The latter also where it exists, because a jump has ended before it is
 * known to have led anywhere. No listener runs while the page is scrolled within a slide.
 */
export function watchScrollEnd(onEnd: () => void): ScrollEnd {
  const isTold = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How often the end was told in the present wait: twice where the page has moved on. */
  let told = 0;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  /** Looks whether the page has not moved for a while. */
  const rest = (): void => {
    const { scrollY } = window;
    wait(idleMs, () => {
      if (window.scrollY === scrollY) end();
      else if (!isTold) rest();
    });
  };
  /** For one event at a time: a page that is moved in steps sends one in each frame. */
  const hearNext = (): void => {
    listen(document, ['scrollend'], hear, { once: true });
  };
  const settle = (): void => {
    if (told < 2) {
      end();
      return;
    }
    told = 1;
    hearNext();
    wait(idleMs, settle);
  };
  const hear = (): void => {
    // Nothing is measured, for which the browser might have to lay out.
    told += 1;
    if (told > 1) return;
    hearNext();
    wait(observersTurnMs, settle);
  };
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('scrollend', hear);
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  return {
    noteMove: () => {
      told = 0;
      if (isTold) hearNext();
      rest();
    },
    stop,
  };
}
