import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type AutoplayClock, webAnimationClocks } from './autoplay-clock.ts';
import { type Fence, type Holds, watchHolds } from './autoplay-holds.ts';

/** Where the clocks come from: the browser's animations, unless a test brings its own. */
export const AutoplayClocksContext = createContext(webAnimationClocks);

interface AutoplayOptions {
  /** The whole carousel. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** What holds the slides. */
  readonly slidesRef: RefObject<HTMLElement | null>;
  /** What fills while a slide stays; empty where autoplay is not possible. */
  readonly barRef: RefObject<HTMLElement | null>;
  readonly delayMs: number;
  /** Whether this carousel could ever play; without it there is no clock. */
  readonly isPossible: boolean;
  readonly isPlaying: boolean;
  /** Another number for each time that a slide's period begins anew. */
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
 * Changes slides by themselves (SPEC 4, DECISIONS "Slideshow"). Holding, releasing and the passing of
 * time happen beside React; it renders when a slide changes and when Pause or Play is pressed.
 *
 * The hook also owns `aria-live` of the slides, as APG has it: "off" while time passes, "polite" while
 * the show is paused or held, so that what the visitor brings up is read out and what comes by itself is
 * not. After the visitor's own step it stays "polite" until the period ends: a screen reader presses
 * buttons without hover or a focus that shows. A status line beside it would say everything twice.
 *
 * @returns what to call when Play is pressed
 */
export function useAutoplay(options: AutoplayOptions): { readonly overruleHolds: () => void } {
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

  useEffect(() => {
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

  // After the effect above: what it makes, this one starts.
  useEffect(() => {
    if (isPlaying) show.current?.clock.start();
    else show.current?.clock.cancel();
    updateLive();
  }, [isPlaying, turn]);

  return {
    overruleHolds: () => {
      show.current?.holds.overrule();
    },
  };
}
