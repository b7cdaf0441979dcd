// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle, whenIdle } from './when-idle.ts';

let idle: [run: () => void, timeout: number | undefined][] = [];
const beIdle = () => {
  for (const [run] of idle.splice(0)) run();
};

beforeEach(() => {
  idle = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    idle.push([run, options?.timeout]);
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
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
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn();
    runWhenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
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
    beIdle();
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

  it('does not run after its end, and is not held until then', () => {
    const { run, life } = begin('complete');
    life.abort();
    expect(idle).toEqual([]);
    beIdle();
    expect(run).not.toHaveBeenCalled();
  });

  it('does not wait for the page after its end', () => {
    const { life } = begin('interactive');
    life.abort();
    load();
    expect(idle).toEqual([]);
  });
});
