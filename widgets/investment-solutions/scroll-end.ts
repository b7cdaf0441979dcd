import { listen } from '../../shared/dom/listen.ts';

/** SPEC 9: scrolling has ended after this many milliseconds without movement, if the browser does not tell. */
const idleMs = 350;

/** The observers of a frame report after its `scrollend`: the last slide of a jump comes within this time. */
const observersTurnMs = 100;

export interface ScrollEnd {
  readonly noteMove: () => void;
  readonly stop: () => void;
}

/**
 * Reports the end of the scrolling that has led to another slide (DECISIONS "Showcase"). Waits for a still page also if
 * the browser has `scrollend`: a jump has ended before it is known to have led anywhere.
 */
export function watchScrollEnd(onEnd: () => void): ScrollEnd {
  const isTold = 'onscrollend' in window;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('scrollend', onScrollEnd);
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  // Does not read the position, for which the browser would lay out: a page moved in steps sends one in each frame.
  const onScrollEnd = (): void => {
    wait(observersTurnMs, end);
  };
  const noteMove = (): void => {
    listen(document, ['scrollend'], onScrollEnd);
    const { scrollY } = window;
    wait(idleMs, () => {
      if (window.scrollY === scrollY) end();
      else if (!isTold) noteMove();
    });
  };
  return { noteMove, stop };
}
