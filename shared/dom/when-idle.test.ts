// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle, whenIdle } from './when-idle.ts';

let idle: [run: () => void, timeout: number | undefined][] = [];
const beIdle = () => {
  for (const [run] of idle.splice(0)) run();
};
const load = () => window.dispatchEvent(new Event('load'));

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    idle.push([run, options?.timeout]);
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = [];
  });
});

it.each([
  [500, 500],
  [undefined, 0],
])('what runs when the browser is idle waits no longer than asked: %s', (patienceMs, timeout) => {
  runWhenIdle(() => undefined, patienceMs);
  expect(idle.map(([, each]) => each)).toEqual([timeout]);
});

it('what runs when the browser is idle runs in the next task where the browser tells of no idle time', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  runWhenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

describe.each(['interactive', 'complete'] as const)('what waits for a page that is %s', (state) => {
  const run = vi.fn();
  const begin = () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
    run.mockClear();
    const life = new AbortController();
    whenIdle(run, life.signal);
    return life;
  };

  it('runs once, when the page has loaded and the browser is idle', () => {
    begin();
    expect(idle).toHaveLength(state === 'complete' ? 1 : 0);
    if (state === 'interactive') load();
    expect(run).not.toHaveBeenCalled();
    load();
    beIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after its end, and is not held until then', () => {
    begin().abort();
    load();
    expect(idle).toEqual([]);
  });
});
