/** Why the show stands still for a while without being paused. */
export type HoldReason = 'hover' | 'focus' | 'hidden' | 'off screen';

/** Measures how long a slide stays, and shows it. */
export interface AutoplayClock {
  /** Begins a slide's time from nothing; held at once while there is a reason to. */
  start(): void;
  /** Stops, and empties the bar. */
  cancel(): void;
  /** Holds the time where it is until every reason is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Whether time passes: started, and not held. */
  isRunning(): boolean;
}

export interface AutoplayClockOptions {
  /** What fills; from nothing to its whole width. */
  readonly bar: HTMLElement;
  readonly delayMs: number;
  /** Called at the end of each started period that was not cancelled. */
  readonly onElapsed: () => void;
}

/** The seam between the show and time: the browser's animations, or a fake in tests. */
export interface AutoplayClocks {
  /** Without it there is no autoplay. */
  isSupported(): boolean;
  create(options: AutoplayClockOptions): AutoplayClock;
}

/**
 * The one clock of the show (DECISIONS "Slideshow"): the bar's Web Animation, so that what is seen and
 * what happens cannot drift apart and nothing renders in between. SPEC 9: in 100 steps of 1 %.
 * A CSS animation would race under a reset such as `* { animation-duration: .01ms !important }`.
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
      cancel();
      animation = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
        duration: delayMs,
        easing: 'steps(100)',
        fill: 'forwards',
      });
      animation.onfinish = onElapsed;
      if (reasons.size > 0) animation.pause();
    },
    cancel,
    hold: (reason) => {
      reasons.add(reason);
      // A finished one has called already, or is about to: pausing would bring it back.
      if (animation?.playState === 'running') animation.pause();
    },
    release: (reason) => {
      reasons.delete(reason);
      if (reasons.size === 0 && animation?.playState === 'paused') animation.play();
    },
    isRunning: () => animation !== undefined && reasons.size === 0,
  };
}

/** The clocks of a browser. */
export const webAnimationClocks: AutoplayClocks = {
  isSupported: () => typeof Element.prototype.animate === 'function',
  create: createAutoplayClock,
};
