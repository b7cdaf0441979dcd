import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A little longer than the usual fade, and shorter than its transitions, in milliseconds. */
const usualMs = 420;

/** So much of each second of a transition: it takes an eighth longer than the fade (carousel.css). */
const fadeMsASecond = 14_000 / 15;

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
      const [part = leaving] = leaving.children;
      const seconds = parseFloat(getComputedStyle(part).transitionDuration);
      timer = setTimeout(mark, seconds * fadeMsASecond - usualMs, false);
    }, usualMs);
    return () => {
      clearTimeout(timer);
      mark(false);
    };
  }, [slidesRef, index]);
}
