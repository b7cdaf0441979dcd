import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `--pmw-motion-slow`, unless a theme has changed it. */
const usualFadeMs = 400;

/** The fade begins a frame or two after the change. */
const marginMs = 20;

/** How long the fade takes: the stylesheet's transitions take 1000 times as long, and seconds are read. */
function readFadeMs({ firstElementChild }: Element): number {
  return firstElementChild ? parseFloat(getComputedStyle(firstElementChild).transitionDuration) : 0;
}

/**
 * Marks the slide that has just been left, and that slides are changing, until the fade is over: only then do
 * parts have transitions, and only then is any other slide visible than the current one. All of it ends at once, in one
 * frame. A transition of "visibility" would hide slides too, but it keeps the main thread drawing all the while.
 */
export function useLeavingSlide(slidesRef: RefObject<HTMLElement | null>, index: number): void {
  const beforeRef = useRef(index);
  const fadeMsRef = useRef<number>(undefined);
  useLayoutEffect(() => {
    const slides = slidesRef.current;
    const leaving = slides?.children[beforeRef.current];
    const hasMoved = beforeRef.current !== index;
    beforeRef.current = index;
    if (!slides || !leaving || !hasMoved) return;
    const end = (): void => {
      slides.removeAttribute('data-changing');
      leaving.removeAttribute('data-leaving');
    };
    slides.toggleAttribute('data-changing', true);
    leaving.toggleAttribute('data-leaving', true);
    let timer = setTimeout(() => {
      // Once: it makes the browser compute styles.
      fadeMsRef.current ??= readFadeMs(leaving);
      const leftMs = fadeMsRef.current - usualFadeMs;
      if (leftMs > 0) timer = setTimeout(end, leftMs);
      else end();
    }, usualFadeMs + marginMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [slidesRef, index]);
}
