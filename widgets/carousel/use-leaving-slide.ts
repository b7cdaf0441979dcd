import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A little longer than the usual fade, and shorter than its transitions, in milliseconds. */
const usualMs = 420;

/** The transitions take an eighth longer than the fade (carousel.css): this part of them is a little after its end. */
const faded = 14 / 15;

/** The time of the fade, which a theme may change, in milliseconds; NaN where no styles are computed. */
function readFadeMs([part]: HTMLCollection): number {
  return part ? parseFloat(getComputedStyle(part).transitionDuration) * 1000 * faded : NaN;
}

/**
 * Marks the slide that has just been left, and that slides are changing, until the fade is over: only then do
 * parts have transitions, and only then is any other slide visible than the current one. All of it ends at once,
 * in one frame. A transition of "visibility" would hide slides too, but it keeps the main thread drawing.
 */
export function useLeavingSlide(slidesRef: RefObject<HTMLElement | null>, index: number): void {
  const beforeRef = useRef(index);
  useLayoutEffect(() => {
    const slides = slidesRef.current;
    const leaving = slides?.children[beforeRef.current];
    const hasMoved = beforeRef.current !== index;
    beforeRef.current = index;
    if (!slides || !leaving || !hasMoved) return;
    const mark = (isChanging: boolean): void => {
      slides.toggleAttribute('data-changing', isChanging);
      leaving.toggleAttribute('data-leaving', isChanging);
    };
    mark(true);
    let timer = setTimeout(() => {
      // Not before: right after the change, the browser would have to compute styles for it.
      timer = setTimeout(mark, readFadeMs(leaving.children) - usualMs, false);
    }, usualMs);
    return () => {
      clearTimeout(timer);
      mark(false);
    };
  }, [slidesRef, index]);
}
