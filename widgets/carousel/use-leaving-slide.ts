import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The animations of a fade go on for this many times as long, and are ended before that: Chromium draws frames on the
 * main thread when an animation ends by itself, and wakes for that even where it was ended earlier.
 */
const spare = 10_000;

/** Keyframes for opacity, which the compositor runs: begin and end are shares of the fade. */
const fade = (to: 0 | 1, begin: number, end: number) => ({
  opacity: [1 - to, 1 - to, to, to],
  offset: [0, begin / spare, end / spare, 1],
  easing: 'ease-out',
});

/** The fade begins a frame or two after the change. */
const marginMs = 20;

/** The text's place among the parts of a slide. */
const textAt = 1;

/**
 * Fades from one slide to another. What comes is above what goes, which stays until then: fading both would show
 * what is behind them. Of the texts one goes in the first half of the time, the other comes in the second.
 */
function startFade(leaving: Element, entering: Element, ms: number) {
  const duration = ms * spare;
  return [
    // First: a pseudo-element makes the browser compute styles, which have not changed yet.
    entering.animate(fade(1, 0, 1), { duration, pseudoElement: '::before' }),
    leaving.children[textAt]?.animate(fade(0, 0, 0.5), duration),
    ...[...entering.children].map((part, place) =>
      part.animate(fade(1, place === textAt ? 0.5 : 0, 1), duration),
    ),
  ];
}

/**
 * Fades from the slide before to the present one, and marks the one that is left until the fade is over: only
 * then is any other slide visible. All of it ends at once, in one frame. CSS transitions would look the same, but
 * their events, which React listens to, take two more frames of the main thread.
 */
export function useLeavingSlide(slidesRef: RefObject<HTMLElement | null>, index: number): void {
  const beforeRef = useRef(index);
  useLayoutEffect(() => {
    const slides = slidesRef.current;
    const [leaving, entering] = [beforeRef.current, index].map((at) => slides?.children[at]);
    beforeRef.current = index;
    if (!slides || !leaving || !entering || leaving === entering) return;
    // First: reading the time and animating a pseudo-element make the browser compute styles.
    leaving.toggleAttribute('data-leaving');
    const ms = parseFloat(getComputedStyle(slides).transitionDuration) * 1000;
    // Not with reduced motion, nor without the stylesheet.
    const animations = ms > 0 ? startFade(leaving, entering, ms) : [];
    const end = (): void => {
      clearTimeout(timer);
      leaving.removeAttribute('data-leaving');
      for (const animation of animations) animation?.cancel();
    };
    const timer = setTimeout(end, ms + marginMs);
    if (!(ms > 0)) end();
    return end;
  }, [slidesRef, index]);
}
