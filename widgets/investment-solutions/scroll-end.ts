import { listen } from '../../shared/dom/listen.ts';
import { readScroller } from '../../shared/dom/page-document.ts';

/** A page that has not moved for so long is still, told or not (docs/specification.md, 9). */
const idleMs = 350;

/** After `scrollend`, the observers of the same frame report the last slide within this time. */
const observersTurnMs = 100;

export interface ScrollEnd {
  readonly noteMove: () => void;
  readonly stop: () => void;
}

/**
 * Reports the end of the scrolling that has led to another slide (DECISIONS "Showcase"). A still page counts in browsers
 * with `scrollend` too, because a jump has ended before it is known to have led anywhere, and what a browser corrects by
 * itself, when a picture has come above, it does not tell.
 */
export function watchScrollEnd(onEnd: () => void): ScrollEnd {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    EventTarget.prototype.removeEventListener.call(document, 'scrollend', onScrollEnd);
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  // Reads no position, which costs a layout: a page that a script moves in steps sends one in each frame.
  const onScrollEnd = (): void => {
    wait(observersTurnMs, end);
  };
  const noteMove = (): void => {
    listen(document, ['scrollend'], onScrollEnd);
    const { scrollTop } = readScroller();
    wait(idleMs, () => {
      if (readScroller().scrollTop === scrollTop) end();
      else noteMove();
    });
  };
  return { noteMove, stop };
}
