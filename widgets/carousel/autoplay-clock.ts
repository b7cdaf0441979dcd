export type HoldReason = 'hover' | 'focus' | 'hidden' | 'off screen';

export interface AutoplayClock {
  /** Begins a period, held if there is a reason: where the last one ended if that has run out, else now. */
  restart(): void;
  cancel(): void;
  /** Stands still until every reason is released. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
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

  const cancel = (): void => {
    if (!animation) return;
    animation.onfinish = null;
    animation.cancel();
    animation = undefined;
  };
  const restart = (): void => {
    const { playState, startTime } = animation ?? {};
    cancel();
    animation = bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: delayMs,
      easing: 'steps(100)',
      fill: 'forwards',
    });
    // The end of a period is told some frames late, and those add up over hours.
    if (playState === 'finished') animation.startTime = Number(startTime) + delayMs;
    // A computer that wakes up has slept through this period too: its slide gets its full time.
    if (animation.playState === 'finished') animation.play();
    animation.onfinish = onElapsed;
    if (reasons.size > 0) animation.pause();
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
  };
}
