import { createContext, type RefObject, useEffectEvent, useRef } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type AutoplayClock, type AutoplayClocks, webAnimationClocks } from './autoplay-clock.ts';
import { type Holds, watchHolds } from './autoplay-holds.ts';

/** Creates the clocks: from the browser's animations, unless a test provides others. */
export const AutoplayClocksContext = createContext(webAnimationClocks);

interface AutoplayOptions {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly slidesRef: RefObject<HTMLElement | null>;
  readonly barRef: RefObject<HTMLElement | null>;
  readonly clocks: AutoplayClocks;
  readonly delayMs: number;
  readonly isPlaying: boolean;
  /** Another object each time a period begins, even if the slide stays the same. */
  readonly period: { readonly isVisitors: boolean };
  readonly onElapsed: () => void;
}

interface Show {
  readonly clock: AutoplayClock;
  readonly holds: Holds;
}

/**
 * Changes slides automatically (SPEC 4, DECISIONS "Slideshow"). Holding and the passing of time happen outside React.
 *
 * `aria-live` is "off" while time is running, so that only slides chosen by the visitor are announced (APG). After the
 * visitor's own step it stays "polite" until the period ends: a screen reader presses buttons without hover or a
 * visible focus.
 *
 * @returns the function to call when Play is pressed
 */
export function useAutoplay(options: AutoplayOptions): () => void {
  const { rootRef, slidesRef, barRef, clocks, delayMs } = options;
  const { isPlaying, period, onElapsed } = options;
  const { guard } = useWidget();
  const show = useRef<Show>(undefined);

  const setLive = (value: 'off' | 'polite'): void => {
    slidesRef.current?.setAttribute('aria-live', value);
  };
  const updateLive = useEffectEvent(() => {
    setLive(show.current?.clock.isRunning() && !period.isVisitors ? 'off' : 'polite');
  });
  const elapse = useEffectEvent(() => {
    setLive('off');
    onElapsed();
  });

  useShownEffect(() => {
    const root = rootRef.current;
    const slides = slidesRef.current;
    const bar = barRef.current;
    if (!root || !slides || !bar) return;
    const clock = clocks.create({
      bar,
      delayMs,
      onElapsed: guard(() => {
        elapse();
      }),
    });
    const holds = watchHolds({
      root,
      slides,
      guard,
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
  }, [rootRef, slidesRef, barRef, clocks, delayMs, guard]);

  // After the effect above, which creates the clock that this one starts.
  useShownEffect(() => {
    if (isPlaying) show.current?.clock.start();
    else show.current?.clock.cancel();
    updateLive();
  }, [isPlaying, period]);

  return () => {
    show.current?.holds.overrule();
  };
}
