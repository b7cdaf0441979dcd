// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AutoplayClock, createAutoplayClock } from './autoplay-clock.ts';

/** The time of the document, in milliseconds. */
const timeline = { currentTime: 0 };

/** The parts of the browser's Animation that the clock uses; jsdom has none. */
class FakeAnimation {
  playState = 'running';
  startTime: number | null = timeline.currentTime;
  onfinish: (() => void) | null = null;
  readonly play = () => void (this.playState = 'running');
  readonly pause = () => void (this.playState = 'paused');
  readonly cancel = () => void (this.playState = 'idle');
  /** Its time has come. */
  finish(): void {
    this.playState = 'finished';
    this.onfinish?.();
  }
}

let animations: FakeAnimation[];
let asked: unknown[];
let clock: AutoplayClock;
const onElapsed = vi.fn();

const current = () => animations.at(-1) ?? expect.fail('Nothing was animated.');

beforeEach(() => {
  onElapsed.mockReset();
  timeline.currentTime = 1000;
  Object.defineProperty(document, 'timeline', { configurable: true, value: timeline });
  animations = [];
  const bar = document.createElement('span');
  const value = (...values: unknown[]) => {
    asked = values;
    animations.push(new FakeAnimation());
    return current();
  };
  Object.defineProperty(bar, 'animate', { value });
  clock = createAutoplayClock({ bar, delayMs: 7000, onElapsed });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'timeline');
});

describe('the clock of the autoplay', () => {
  it('fills the bar from 0 to 100 % in 100 steps over the delay, and says so when it is full', () => {
    clock.restart();
    expect(asked).toEqual([
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      { duration: 7000, easing: 'steps(100)', fill: 'forwards' },
    ]);
    expect(onElapsed).not.toHaveBeenCalled();
    current().finish();
    expect(onElapsed).toHaveBeenCalledTimes(1);
  });

  it('begins anew when it is started again, and the time before counts no more', () => {
    clock.restart();
    const before = current();
    clock.restart();
    expect(before.playState).toBe('idle');
    before.finish();
    expect(onElapsed).not.toHaveBeenCalled();
  });

  it('empties the bar when it is cancelled', () => {
    clock.restart();
    clock.cancel();
    expect([current().playState, clock.isRunning()]).toEqual(['idle', false]);
  });

  it('stands still until every reason to hold is released', () => {
    const read = () => [current().playState, clock.isRunning()];
    clock.hold('hidden');
    clock.restart();
    expect(read()).toEqual(['paused', false]);
    clock.release('hidden');
    expect(read()).toEqual(['running', true]);
    clock.hold('hover');
    clock.hold('focus');
    expect(read()).toEqual(['paused', false]);
    clock.release('hover');
    expect(read()).toEqual(['paused', false]);
    clock.release('focus');
    expect(read()).toEqual(['running', true]);
  });

  it.each([
    ['at the end of the last one, however late the slide changed', 8033, true, 8000],
    ['anew after a stop of more than a tenth of it', 8800, true, 8800],
    ['anew where the last one did not reach its end', 8033, false, 8033],
  ])('begins a period %s', (_, now, isFinished, starts) => {
    clock.restart();
    timeline.currentTime = now;
    if (isFinished) current().finish();
    clock.restart();
    expect(current().startTime).toBe(starts);
  });

  it('holds the next period where a reason came after the end of the last one, which stays over', () => {
    clock.restart();
    timeline.currentTime = 8033;
    current().finish();
    clock.hold('hover');
    clock.release('hover');
    expect(current().playState).toBe('finished');
    clock.hold('hover');
    clock.restart();
    expect([current().startTime, current().playState]).toEqual([8000, 'paused']);
  });

  it('is not started by a release', () => {
    clock.hold('hover');
    clock.release('hover');
    expect([animations, clock.isRunning()]).toEqual([[], false]);
  });
});
