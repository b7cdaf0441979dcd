// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle, whenIdle } from './when-idle.ts';

let idle: [run: () => void, timeout: number | undefined][] = [];
const beIdle = () => {
  for (const [run] of idle.splice(0)) run();
};

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    idle.push([run, options?.timeout]);
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = [];
  });
});

describe('what runs when the browser is idle', () => {
  it.each([
    [500, 500],
    [undefined, 0],
  ])('waits no longer than asked: %s', (patienceMs, timeout) => {
    const run = vi.fn();
    runWhenIdle(run, patienceMs);
    expect(idle.map(([, each]) => each)).toEqual([timeout]);
    expect(run).not.toHaveBeenCalled();
    beIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs in the next task where the browser tells of no idle time', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn();
    runWhenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('what waits for the page too', () => {
  const begin = (state: DocumentReadyState) => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
    const run = vi.fn();
    const life = new AbortController();
    whenIdle(run, life.signal);
    return { run, life };
  };
  const load = () => window.dispatchEvent(new Event('load'));

  it('runs once the page has loaded and the browser is idle', () => {
    const { run } = begin('interactive');
    expect(idle).toEqual([]);
    load();
    load();
    expect(run).not.toHaveBeenCalled();
    beIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs in the next idle time where the page has loaded', () => {
    const { run } = begin('complete');
    beIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['interactive', 'complete'] as const)('is not held after its end: %s', (state) => {
    const { run, life } = begin(state);
    life.abort();
    load();
    expect(idle).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });
});
