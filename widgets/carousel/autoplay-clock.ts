/** Why the autoplay is held for a while without being paused. */
export type HoldReason = 'hover' | 'focus' | 'hidden' | 'off screen';

export interface AutoplayClock {
  /** Held immediately while there is a reason. */
  start(): void;
  cancel(): void;
  /** Until every reason is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  isRunning(): boolean;
}

export interface AutoplayClockOptions {
  readonly bar: HTMLElement;
  readonly delayMs: number;
  readonly onElapsed: () => void;
}

export interface AutoplayClocks {
  /** Without it there is no autoplay. */
  isSupported(): boolean;
  create(options: AutoplayClockOptions): AutoplayClock;
}

/**
 * The only clock of the carousel (DECISIONS "Slideshow"): the bar's Web Animation, whose end advances the slide. A CSS
 * animation would race under a reset such as `* { animation-duration: .01ms !important }`.
 */
export function createAutoplayClock({
  bar,
  delayMs,
  onElapsed,
}: AutoplayClockOptions): AutoplayClock {
  const reasons = new Set<HoldReason>();
  let animation: Animation | undefined;
  /** In the document's time; NaN if the last period was cancelled. */
  let endedAt = NaN;

  const cancel = (): void => {
    endedAt = NaN;
    if (!animation) return;
    animation.onfinish = null;
    animation.cancel();
    animation = undefined;
  };
  const start = (): void => {
    const lastEnd = endedAt;
    cancel();
    const started = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: delayMs,
      easing: 'steps(100)',
      fill: 'forwards',
    });
    animation = started;
    // The slide changes a frame or two after the bar is full. The next period begins when the bar was full, or hours
    // of autoplay would be late by minutes; but not after a long stop of the page, which would shorten it.
    const lateMs = Number(document.timeline.currentTime) - lastEnd;
    if (lateMs < delayMs / 10) started.startTime = lastEnd;
    started.onfinish = () => {
      endedAt = Number(started.startTime) + delayMs;
      onElapsed();
    };
    if (reasons.size > 0) started.pause();
  };

  return {
    start,
    cancel,
    hold: (reason) => {
      reasons.add(reason);
      // Pausing a finished animation would restart it.
      if (animation?.playState === 'running') animation.pause();
    },
    release: (reason) => {
      reasons.delete(reason);
      if (reasons.size === 0 && animation?.playState === 'paused') animation.play();
    },
    isRunning: () => animation !== undefined && reasons.size === 0,
  };
}

export const webAnimationClocks: AutoplayClocks = {
  isSupported: () => 'animate' in Element.prototype,
  create: createAutoplayClock,
};
