/** Why the autoplay is held for a while without being paused. */
export type HoldReason = 'hover' | 'focus' | 'hidden' | 'off screen';

/** Measures how long a slide is shown, and displays it. */
export interface AutoplayClock {
  /**
   * Starts a slide's period: at the end of the last one where that has just elapsed, else now. Held
   * immediately while there is a reason.
   */
  start(): void;
  /** Stops, and empties the bar. */
  cancel(): void;
  /** Holds the time at its present value until every reason is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Whether time is running: started, and not held. */
  isRunning(): boolean;
}

export interface AutoplayClockOptions {
  /** The progress bar's filling part; from zero to its full width. */
  readonly bar: HTMLElement;
  readonly delayMs: number;
  /** Called at the end of every period that was not cancelled. */
  readonly onElapsed: () => void;
}

/** Creates the clock: from the browser's animations, or a fake in tests. */
export interface AutoplayClocks {
  /** Without it there is no autoplay. */
  isSupported(): boolean;
  create(options: AutoplayClockOptions): AutoplayClock;
}

/**
 * The animation goes on for this long after the bar is full, in milliseconds, and is ended before that: Chromium
 * draws several frames on the main thread while an animation comes to its end by itself.
 */
const spareMs = 60;

/** A time of this length, or longer, makes `setTimeout` call back at once. */
const tooLongMs = 2 ** 31;

/**
 * The only clock of the carousel (DECISIONS "Slideshow"): the bar's Web Animation, so that the bar and the
 * slide change cannot drift apart and nothing renders in between. A timer wakes to look at that clock, and
 * measures nothing itself; where it comes late, the end of the animation advances the slide. SPEC 9: in 100 steps
 * of 1 %. A CSS animation would race under a reset such as `* { animation-duration: .01ms !important }`.
 */
export function createAutoplayClock(options: AutoplayClockOptions): AutoplayClock {
  const { bar, delayMs, onElapsed } = options;
  const reasons = new Set<HoldReason>();
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the bar was full, in the document's time; NaN where it is not. */
  let fullAt = NaN;

  const elapse = (): void => {
    clearTimeout(timer);
    if (animation === undefined) return;
    animation.onfinish = null;
    // Read first: ending an animation changes when it began.
    fullAt = (animation.startTime as number) + delayMs;
    animation.finish();
    onElapsed();
  };
  const look = (): void => {
    if (animation?.playState !== 'running') return;
    const leftMs = delayMs - Number(animation.currentTime);
    if (leftMs > 0) timer = setTimeout(look, leftMs % tooLongMs);
    else elapse();
  };
  const cancel = (): void => {
    clearTimeout(timer);
    fullAt = NaN;
    if (animation === undefined) return;
    animation.onfinish = null;
    animation.cancel();
    animation = undefined;
  };

  return {
    start: () => {
      const begin = fullAt;
      cancel();
      animation = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
        duration: delayMs,
        easing: 'steps(100)',
        fill: 'forwards',
        iterations: 1 + spareMs / delayMs,
      });
      // The slide changes a frame or two after the bar is full: the next period begins when it was full all the
      // same, or hours of autoplay would drift by minutes. After a longer stop that would cut the slide's time short.
      const lateMs = (animation.timeline?.currentTime as number) - begin;
      if (lateMs < delayMs / 10) animation.startTime = begin;
      animation.onfinish = elapse;
      if (reasons.size > 0) animation.pause();
      look();
    },
    cancel,
    hold: (reason) => {
      reasons.add(reason);
      clearTimeout(timer);
      // A finished animation has already called back: pausing would restart it.
      if (animation?.playState === 'running') animation.pause();
    },
    release: (reason) => {
      reasons.delete(reason);
      if (reasons.size > 0 || animation?.playState !== 'paused') return;
      animation.play();
      look();
    },
    isRunning: () => animation !== undefined && reasons.size === 0,
  };
}

/** The clocks of a browser. */
export const webAnimationClocks: AutoplayClocks = {
  isSupported: () => 'animate' in Element.prototype,
  create: createAutoplayClock,
};
