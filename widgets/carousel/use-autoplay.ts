import { createContext, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type AutoplayClock, type AutoplayClocks, webAnimationClocks } from './autoplay-clock.ts';
import { type Fence, type Holds, watchHolds } from './autoplay-holds.ts';

/** Creates the clocks: from the browser's animations, unless a test provides others. */
export const AutoplayClocksContext = createContext(webAnimationClocks);

interface AutoplayOptions {
  /** The whole carousel. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The element around the slides. */
  readonly slidesRef: RefObject<HTMLElement | null>;
  /** The part that fills while a slide is shown; empty where autoplay is not possible. */
  readonly barRef: RefObject<HTMLElement | null>;
  readonly clocks: AutoplayClocks;
  readonly delayMs: number;
  readonly isPlaying: boolean;
  /**
   * Another object each time a slide's period begins, even where the slide stays the same; says whether the
   * visitor began it.
   */
  readonly turn: { readonly isVisitors: boolean };
  readonly onElapsed: () => void;
  readonly context: Fence;
}

interface Show {
  readonly clock: AutoplayClock;
  readonly holds: Holds;
}

/**
 * Changes slides automatically (SPEC 4, DECISIONS "Slideshow"). Holding, releasing and the passing of time
 * happen outside React; it renders when a slide changes and when Pause or Play is pressed.
 *
 * The hook also sets `aria-live` of the slides, following APG: "off" while time is running, "polite" while
 * the autoplay is paused or held, so that slides chosen by the visitor are announced and automatic changes
 * are not. After the visitor's own step it stays "polite" until the period ends: a screen reader presses
 * buttons without hover or a visible focus. A status line as well would announce everything twice.
 *
 * @returns the function to call when Play is pressed
 */
export function useAutoplay(options: AutoplayOptions): () => void {
  const { rootRef, slidesRef, barRef, clocks, delayMs } = options;
  const { isPlaying, turn, onElapsed, context } = options;
  const show = useRef<Show>(undefined);

  const setLive = (value: 'off' | 'polite'): void => {
    slidesRef.current?.setAttribute('aria-live', value);
  };
  const updateLive = useEffectEvent(() => {
    setLive(show.current?.clock.isRunning() && !turn.isVisitors ? 'off' : 'polite');
  });
  const elapse = useEffectEvent(() => {
    setLive('off');
    onElapsed();
  });

  useLayoutEffect(() => {
    const [root, slides, bar] = [rootRef.current, slidesRef.current, barRef.current];
    if (!root || !slides || !bar) return;
    const clock = clocks.create({
      bar,
      delayMs,
      onElapsed: context.guard(() => {
        elapse();
      }),
    });
    const holds = watchHolds({
      root,
      slides,
      fence: context,
      setHeld: (reason, isHeld) => {
        if (isHeld) clock.hold(reason);
        else clock.release(reason);
        updateLive();
      },
    });
    show.current = { clock, holds };
    return () => {
      holds.stop();
      clock.cancel();
    };
  }, [rootRef, slidesRef, barRef, clocks, delayMs, context]);

  // After the effect above, which creates the clock that this one starts. In the frame that changes the slide:
  // another one would be drawn for the bar.
  useLayoutEffect(() => {
    if (isPlaying) show.current?.clock.start();
    else show.current?.clock.cancel();
    updateLive();
  }, [isPlaying, turn]);

  return () => {
    show.current?.holds.overrule();
  };
}
