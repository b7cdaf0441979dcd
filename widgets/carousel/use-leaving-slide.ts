import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A little longer than the fade takes at most, and shorter than its transitions, in milliseconds. */
const fadeMs = 420;

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
    const timer = setTimeout(mark, fadeMs, false);
    return () => {
      clearTimeout(timer);
      mark(false);
    };
  }, [slidesRef, index]);
}
