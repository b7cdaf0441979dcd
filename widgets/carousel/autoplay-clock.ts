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

/** The time of an animation is that of a frame: before the next one there is nothing new to read. */
const frameMs = 17;

/** A time of this length, or longer, makes `setTimeout` call back at once. */
const tooLongMs = 2 ** 31;

/** More than a visit has. A number, because an animation without an end could not be finished from outside. */
const mostPeriods = 1e6;

/**
 * The only clock of the carousel (DECISIONS "Slideshow"): the bar's Web Animation, so that the bar and the
 * slide change cannot drift apart and nothing renders in between. A timer wakes to look at that clock, and
 * measures nothing itself. SPEC 9: in 100 steps of 1 %. A CSS animation would race under a reset such as
 * `* { animation-duration: .01ms !important }`.
 *
 * The animation repeats, one time for each slide: hours of autoplay stay in time although the slide changes a frame
 * or two after the bar is full, and the main thread, on which Chromium draws several frames for each start and end
 * of an animation, has none of them.
 */
export function createAutoplayClock(options: AutoplayClockOptions): AutoplayClock {
  const { bar, delayMs, onElapsed } = options;
  const reasons = new Set<HoldReason>();
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The animation's time at the end of the period. */
  let endMs = 0;

  const readLeftMs = (): number => endMs - Number(animation?.currentTime);
  const look = (): void => {
    clearTimeout(timer);
    if (animation?.playState !== 'running') return;
    const leftMs = readLeftMs();
    if (leftMs > 0) timer = setTimeout(look, Math.max(frameMs, leftMs % tooLongMs));
    else onElapsed();
  };
  const cancel = (): void => {
    clearTimeout(timer);
    animation?.cancel();
    animation = undefined;
  };

  return {
    start: () => {
      const leftMs = readLeftMs();
      // A longer stop would cut the slide's time short.
      if (leftMs <= 0 && leftMs > -delayMs / 10) {
        endMs += delayMs;
      } else {
        cancel();
        animation = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
          duration: delayMs,
          easing: 'steps(100)',
          iterations: mostPeriods,
        });
        animation.onfinish = onElapsed;
        endMs = delayMs;
        if (reasons.size > 0) animation.pause();
      }
      look();
    },
    cancel,
    hold: (reason) => {
      reasons.add(reason);
      clearTimeout(timer);
      animation?.pause();
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
