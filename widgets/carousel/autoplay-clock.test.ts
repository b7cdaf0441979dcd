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
  play(): void {
    this.playState = 'running';
  }
  pause(): void {
    this.playState = 'paused';
  }
  cancel(): void {
    this.playState = 'idle';
  }
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

function current(): FakeAnimation {
  const animation = animations.at(-1);
  if (animation === undefined) throw new Error('Nothing was animated.');
  return animation;
}

beforeEach(() => {
  onElapsed.mockReset();
  timeline.currentTime = 1000;
  Object.defineProperty(document, 'timeline', { configurable: true, value: timeline });
  animations = [];
  asked = [];
  const bar = document.createElement('span');
  Object.defineProperty(bar, 'animate', {
    value: (...values: unknown[]) => {
      asked = values;
      animations.push(new FakeAnimation());
      return current();
    },
  });
  clock = createAutoplayClock({ bar, delayMs: 7000, onElapsed });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'timeline');
});

describe('the clock of the autoplay', () => {
  it('fills the bar from 0 to 100 % in 100 steps over the delay', () => {
    clock.restart();
    expect(asked).toEqual([
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      { duration: 7000, easing: 'steps(100)', fill: 'forwards' },
    ]);
  });

  it('says so when the bar is full', () => {
    clock.restart();
    expect(onElapsed).not.toHaveBeenCalled();
    current().finish();
    expect(onElapsed).toHaveBeenCalledTimes(1);
  });

  it('begins anew when it is started again, and the time before counts no more', () => {
    clock.restart();
    const [before] = animations;
    clock.restart();
    expect(before?.playState).toBe('idle');
    before?.finish();
    expect(onElapsed).not.toHaveBeenCalled();
  });

  it('empties the bar when it is cancelled', () => {
    clock.restart();
    clock.cancel();
    expect(current().playState).toBe('idle');
    expect(clock.isRunning()).toBe(false);
  });

  it('stands still until every reason to hold is released', () => {
    clock.restart();
    clock.hold('hover');
    clock.hold('focus');
    expect(current().playState).toBe('paused');
    clock.release('hover');
    expect(current().playState).toBe('paused');
    expect(clock.isRunning()).toBe(false);
    clock.release('focus');
    expect(current().playState).toBe('running');
    expect(clock.isRunning()).toBe(true);
  });

  it('is held from the start where there is a reason already', () => {
    clock.hold('hidden');
    clock.restart();
    expect(current().playState).toBe('paused');
  });

  it.each([
    { says: 'at the end of the last one, however late the slide changed', late: 33, starts: 8000 },
    { says: 'anew after a stop of more than a tenth of it', late: 800, starts: 8800 },
  ])('begins a period $says', ({ late, starts }) => {
    clock.restart();
    timeline.currentTime = 8000 + late;
    current().finish();
    clock.restart();
    expect(current().startTime).toBe(starts);
  });

  it('begins a period anew where the last one did not reach its end', () => {
    clock.restart();
    timeline.currentTime = 8033;
    clock.restart();
    expect(current().startTime).toBe(8033);
  });

  it('is held from its start where a reason came after the end of the last one', () => {
    clock.restart();
    timeline.currentTime = 8033;
    current().finish();
    clock.hold('hover');
    clock.restart();
    expect([current().startTime, current().playState]).toEqual([8000, 'paused']);
  });

  it('does not bring back a period that is over', () => {
    clock.restart();
    current().finish();
    clock.hold('hover');
    clock.release('hover');
    expect(current().playState).toBe('finished');
  });

  it('is not started by a release', () => {
    clock.hold('hover');
    clock.release('hover');
    expect(animations).toEqual([]);
    expect(clock.isRunning()).toBe(false);
  });
});
