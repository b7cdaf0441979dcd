export type HoldReason = 'hover' | 'focus' | 'hidden' | 'off screen';

export interface AutoplayClock {
  /** Begins a period, held if there is a reason. */
  restart(): void;
  cancel(): void;
  /** Stands still until every reason is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  isRunning(): boolean;
}

export interface AutoplayClockOptions {
  readonly bar: HTMLElement;
  readonly delayMs: number;
  readonly onElapsed: () => void;
}

/**
 * The only clock of the carousel (DECISIONS "Slideshow"): the bar's Web Animation, whose end advances the slide. A CSS
 * animation would race under a reset such as `* { animation-duration: .01ms !important }`.
 */
export function createAutoplayClock(options: AutoplayClockOptions): AutoplayClock {
  const { bar, delayMs, onElapsed } = options;
  const reasons = new Set<HoldReason>();
  let animation: Animation | undefined;
  /** On the document's timeline; NaN if the last period was cancelled. */
  let endedAt = NaN;

  const cancel = (): void => {
    endedAt = NaN;
    if (!animation) return;
    animation.onfinish = null;
    animation.cancel();
    animation = undefined;
  };
  const restart = (): void => {
    const lastEnd = endedAt;
    cancel();
    const period = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: delayMs,
      easing: 'steps(100)',
      fill: 'forwards',
    });
    animation = period;
    // The slide changes a frame or two after the bar is full: counted from then, a day of autoplay would be late by
    // minutes. After a longer stop of the page the period is not shortened.
    const lateMs = Number(document.timeline.currentTime) - lastEnd;
    if (lateMs < delayMs / 10) period.startTime = lastEnd;
    period.onfinish = () => {
      endedAt = Number(period.startTime) + delayMs;
      onElapsed();
    };
    if (reasons.size > 0) period.pause();
  };

  return {
    restart,
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

/** Whether the browser has the clock's animations. */
export const hasAutoplayClock = (): boolean => 'animate' in Element.prototype;
