import {
  createContext,
  type RefObject,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type AutoplayClock, webAnimationClocks } from './autoplay-clock.ts';
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
  readonly delayMs: number;
  /** Whether this carousel can ever play; if not, there is no clock. */
  readonly isPossible: boolean;
  readonly isPlaying: boolean;
  /** A different number each time a slide's period begins. */
  readonly turn: number;
  /** Whether the visitor began the present turn. */
  readonly isVisitorsTurn: boolean;
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
  const { rootRef, slidesRef, barRef, delayMs, context } = options;
  const { isPossible, isPlaying, turn, isVisitorsTurn, onElapsed } = options;
  const clocks = useContext(AutoplayClocksContext);
  const show = useRef<Show>(undefined);

  const setLive = (value: 'off' | 'polite'): void => {
    slidesRef.current?.setAttribute('aria-live', value);
  };
  const updateLive = useEffectEvent(() => {
    setLive(show.current?.clock.isRunning() && !isVisitorsTurn ? 'off' : 'polite');
  });
  const elapse = useEffectEvent(() => {
    setLive('off');
    onElapsed();
  });

  useLayoutEffect(() => {
    const [root, slides, bar] = [rootRef.current, slidesRef.current, barRef.current];
    if (!isPossible || root === null || slides === null || bar === null) return;
    const onClockElapsed = context.guard(() => {
      elapse();
    });
    const clock = clocks.create({ bar, delayMs, onElapsed: onClockElapsed });
    const holds = watchHolds({
      root,
      slides,
      fence: context,
      hold: (reason) => {
        clock.hold(reason);
        updateLive();
      },
      release: (reason) => {
        clock.release(reason);
        updateLive();
      },
    });
    show.current = { clock, holds };
    return () => {
      show.current = undefined;
      holds.stop();
      clock.cancel();
    };
  }, [rootRef, slidesRef, barRef, clocks, delayMs, isPossible, context]);

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
