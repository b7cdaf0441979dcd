import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A little longer than the fade, within the frames that its end draws anyway. */
const fadeMs = 420;

/**
 * Marks the slide that has just been left until its fade is over; the stylesheet hides all others for good.
 * A transition of "visibility" would do so too, but it keeps the main thread drawing all the while.
 */
export function useLeavingSlide(slidesRef: RefObject<HTMLElement | null>, index: number): void {
  const beforeRef = useRef(index);
  useLayoutEffect(() => {
    const slide = slidesRef.current?.children[beforeRef.current];
    const hasMoved = beforeRef.current !== index;
    beforeRef.current = index;
    if (!slide || !hasMoved) return;
    slide.toggleAttribute('data-leaving', true);
    const arrive = () => {
      slide.removeAttribute('data-leaving');
    };
    const timer = setTimeout(arrive, fadeMs);
    return () => {
      clearTimeout(timer);
      arrive();
    };
  }, [slidesRef, index]);
}
