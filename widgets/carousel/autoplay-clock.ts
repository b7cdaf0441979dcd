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
 * The only clock of the carousel (DECISIONS "Slideshow"): the bar's Web Animation, so that the bar and the
 * slide change cannot drift apart and nothing renders in between. SPEC 9: in 100 steps of 1 %. A CSS
 * animation would race under a reset such as `* { animation-duration: .01ms !important }`.
 */
export function createAutoplayClock(options: AutoplayClockOptions): AutoplayClock {
  const { bar, delayMs, onElapsed } = options;
  const reasons = new Set<HoldReason>();
  let animation: Animation | undefined;

  const cancel = (): void => {
    if (animation === undefined) return;
    animation.onfinish = null;
    animation.cancel();
    animation = undefined;
  };

  return {
    start: () => {
      const end =
        animation?.playState === 'finished' ? (animation.startTime as number) + delayMs : NaN;
      cancel();
      animation = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
        duration: delayMs,
        easing: 'steps(100)',
        fill: 'forwards',
      });
      // The slide changes a frame or two after the end: the next period begins at the end all the same, or
      // hours of autoplay would drift by minutes. After a longer stop that would cut the slide's time short.
      const lateMs = (animation.timeline?.currentTime as number) - end;
      if (lateMs < delayMs / 10) animation.startTime = end;
      animation.onfinish = onElapsed;
      if (reasons.size) animation.pause();
    },
    cancel,
    hold: (reason) => {
      reasons.add(reason);
      // A finished animation has already called back, or is about to: pausing would restart it.
      if (animation?.playState === 'running') animation.pause();
    },
    release: (reason) => {
      reasons.delete(reason);
      if (reasons.size === 0 && animation?.playState === 'paused') animation.play();
    },
    isRunning: () => !!animation && reasons.size === 0,
  };
}

/** The clocks of a browser. */
export const webAnimationClocks: AutoplayClocks = {
  isSupported: () => 'animate' in Element.prototype,
  create: createAutoplayClock,
};
