import { type RefObject, useEffectEvent, useRef } from 'react';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type AutoplayClock, createAutoplayClock } from './autoplay-clock.ts';
import { type Holds, watchHolds } from './autoplay-holds.ts';

interface AutoplayOptions {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly slidesRef: RefObject<HTMLElement | null>;
  readonly barRef: RefObject<HTMLElement | null>;
  readonly delayMs: number;
  readonly isPlaying: boolean;
  /** A new object for each period, even if the slide stays the same. */
  readonly period: object;
  readonly onElapsed: () => void;
}

interface Autoplay {
  readonly clock: AutoplayClock;
  readonly holds: Holds;
}

/**
 * Changes slides automatically (DECISIONS "Slideshow"). Holding and the passing of time happen outside React.
 *
 * @returns a function for Play, which the present hover and focus must not hold
 */
export function useAutoplay(options: AutoplayOptions): () => void {
  const { rootRef, slidesRef, barRef, delayMs } = options;
  const { isPlaying, period, onElapsed } = options;
  const { guard } = useWidget();
  const autoplay = useRef<Autoplay>(undefined);

  const elapse = useEffectEvent(onElapsed);

  useShownEffect(() => {
    const root = rootRef.current;
    const slides = slidesRef.current;
    const bar = barRef.current;
    if (!root || !slides || !bar) return;
    const clock = createAutoplayClock({
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
      },
    });
    autoplay.current = { clock, holds };
    return () => {
      holds.stop();
      clock.cancel();
    };
  }, [rootRef, slidesRef, barRef, delayMs, guard]);

  // After the effect above, which creates the clock.
  useShownEffect(() => {
    if (isPlaying) autoplay.current?.clock.restart();
    else autoplay.current?.clock.cancel();
    autoplay.current?.holds.noteSlide();
  }, [isPlaying, period]);

  return () => {
    autoplay.current?.holds.overrule();
  };
}
