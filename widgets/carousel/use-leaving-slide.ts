import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The animations of a fade go on for this many times as long, and are ended before that: Chromium draws frames on the
 * main thread when an animation ends by itself, and wakes for that even where it was ended earlier.
 */
const spare = 10_000;

const all = 1 / spare;
const half = all / 2;

/** What comes is above what goes, which stays until then: fading both would show what is behind them. */
const coming = { opacity: [0, 1, 1], offset: [0, all, 1], easing: 'ease-out' };

/** Of two texts one goes in the first half of the time, the other comes in the second: never one on another. */
const textComing = { opacity: [0, 0, 1, 1], offset: [0, half, all, 1], easing: 'ease-out' };
const textGoing = { opacity: [1, 0, 0], offset: [0, half, 1], easing: 'ease-out' };

/** The fade begins a frame or two after the change. */
const marginMs = 20;

const findText = (slide: Element) => slide.querySelector('.pmw-carousel__text');

/** Fades from one slide to another by opacity alone, which the compositor runs. */
function startFade(
  leaving: Element,
  entering: Element,
  ms: number,
): readonly (Animation | undefined)[] {
  const timing = { duration: ms * spare, fill: 'forwards' } as const;
  const text = findText(entering);
  return [
    // First: a pseudo-element makes the browser compute styles, which have not changed yet.
    entering.animate(coming, { ...timing, pseudoElement: '::before' }),
    findText(leaving)?.animate(textGoing, timing),
    ...[...entering.children].map((part) =>
      part.animate(part === text ? textComing : coming, timing),
    ),
  ];
}

/**
 * Fades from the slide before to the present one, and marks the one that is left until the fade is over: only
 * then is any other slide visible. All of it ends at once, in one frame. CSS transitions would look the same, but
 * their events, which React listens to, take two more frames of the main thread.
 */
export function useLeavingSlide(
  slidesRef: RefObject<HTMLElement | null>,
  index: number,
  isMotionReduced: boolean,
): void {
  const beforeRef = useRef(index);
  useLayoutEffect(() => {
    const slides = slidesRef.current;
    const [leaving, entering] = [beforeRef.current, index].map((at) => slides?.children[at]);
    beforeRef.current = index;
    if (!slides || !leaving || !entering || leaving === entering || isMotionReduced) return;
    leaving.toggleAttribute('data-leaving');
    const ms = parseFloat(getComputedStyle(slides).transitionDuration) * 1000;
    const fade = ms > 0 ? startFade(leaving, entering, ms) : [];
    const end = (): void => {
      clearTimeout(timer);
      leaving.removeAttribute('data-leaving');
      for (const animation of fade) animation?.cancel();
    };
    const timer = setTimeout(end, ms + marginMs);
    return end;
  }, [slidesRef, index, isMotionReduced]);
}
