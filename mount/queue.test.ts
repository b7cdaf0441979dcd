// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

/** The browser’s report of an element. */
interface View {
  readonly isIntersecting: boolean;
  /** Width and height of its box in CSS pixels. */
  readonly size?: readonly [number, number];
}

let watched = new Set<Element>();
let report: (entries: readonly (readonly [Element, View])[]) => void;

class Observer {
  constructor(callback: (entries: unknown[]) => void) {
    report = (entries) => {
      callback(
        entries.map(([target, { isIntersecting, size: [width, height] = [10, 10] }]) => ({
          target,
          isIntersecting,
          boundingClientRect: { width, height },
        })),
      );
    };
  }
  observe(element: Element): void {
    watched.add(element);
  }
  unobserve(element: Element): void {
    watched.delete(element);
  }
}

/** The idle times that the browser owes. */
let idle: { run: (deadline?: IdleDeadline) => void; timeout: number | undefined }[] = [];

/** Runs what waits for idle time. @param timeMs how much of it there is after each job */
function beIdle(timeMs = 50): void {
  const owed = idle;
  idle = [];
  for (const { run } of owed) run({ timeRemaining: () => timeMs, didTimeout: false });
}

/** The time in milliseconds: it passes only if a job takes some. */
let clock = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  watched = new Set();
  idle = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    idle.push({ run, timeout: options?.timeout });
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function add(): HTMLElement {
  const element = document.createElement('section');
  document.body.append(element);
  return element;
}

/** A queue with these elements; the turn of each takes so many milliseconds and is a line in the log. */
function enter(elements: Readonly<Record<string, Element>>, ms = 0) {
  const queue = createQueue();
  const log: string[] = [];
  for (const [name, element] of Object.entries(elements)) {
    queue.enter(element, () => {
      log.push(name);
      clock += ms;
    });
  }
  return { queue, log };
}

/** Enters so many new elements, which the browser reports in view or not. */
function enterAll(names: string, isIntersecting: boolean, ms = 0) {
  const elements = Object.fromEntries(Array.from(names, (name) => [name, add()]));
  const entered = enter(elements, ms);
  report(Object.values(elements).map((element) => [element, { isIntersecting }] as const));
  return entered;
}

describe('the turn of a mount point', () => {
  it('comes first for what is in view, however the browser lists it', () => {
    const [above, below] = [add(), add()];
    const { log } = enter({ below, above });
    report([
      [below, { isIntersecting: false }],
      [above, { isIntersecting: true }],
    ]);
    expect(log).toEqual([]);
    beIdle();
    expect(log).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['above']);
    beIdle();
    expect(log).toEqual(['above', 'below']);
  });

  it.each<[string, View, string[]]>([
    ['without a box: now', { isIntersecting: false, size: [0, 0] }, ['a']],
    ['without a height: later', { isIntersecting: false, size: [10, 0] }, []],
    ['without a width: later', { isIntersecting: false, size: [0, 10] }, []],
    ['without a size, in view: now', { isIntersecting: true, size: [0, 0] }, ['a']],
  ])('of an element %s', (_, view, expected) => {
    const element = add();
    const { log } = enter({ a: element });
    report([[element, view]]);
    vi.advanceTimersByTime(0);
    expect(log).toEqual(expected);
  });

  it('comes once, and the browser need not watch the element any longer', () => {
    const element = add();
    const { log } = enter({ a: element });
    expect(watched.has(element)).toBe(true);
    report([[element, { isIntersecting: false }]]);
    report([[element, { isIntersecting: true }]]);
    vi.advanceTimersByTime(1000);
    beIdle();
    expect(log).toEqual(['a']);
    expect(watched.has(element)).toBe(false);
  });

  it('comes after half a second where the browser says nothing, as in a hidden tab', () => {
    const { log } = enter({ a: add() });
    vi.advanceTimersByTime(499);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(idle.map(({ timeout }) => timeout)).toEqual([500]);
    beIdle();
    expect(log).toEqual(['a']);
  });

  it('comes at once outside the document', () => {
    const { log } = enter({ a: document.createElement('section') });
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['a']);
    expect(watched.size).toBe(0);
  });

  it('comes at once where the browser cannot tell what is in view', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { log } = enter({ a: add(), b: add() });
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['a', 'b']);
  });

  it('does not come once the life has ended, and nothing is held for it', () => {
    const element = add();
    const life = new AbortController();
    const job = vi.fn();
    createQueue().enter(element, job, life.signal);
    life.abort();
    expect([watched.size, vi.getTimerCount()]).toEqual([0, 0]);
    report([[element, { isIntersecting: true }]]);
    vi.advanceTimersByTime(1000);
    expect(job).not.toHaveBeenCalled();
  });
});

describe('turns that come together', () => {
  it('share a task until 12 ms are over', () => {
    const { log } = enterAll('abcd', true, 5);
    vi.advanceTimersToNextTimer();
    expect(log.join('')).toBe('abc');
    vi.advanceTimersToNextTimer();
    expect(log.join('')).toBe('abcd');
  });

  it('go on however little idle time there is', () => {
    const { log } = enterAll('abc', false);
    for (const [timeMs, expected] of [
      [1, 'a'],
      [0, 'ab'],
      [2, 'abc'],
    ] as const) {
      beIdle(timeMs);
      expect(log.join('')).toBe(expected);
    }
  });

  it('out of view share an idle time', () => {
    const { log } = enterAll('ab', false, 20);
    beIdle(2);
    expect(log.join('')).toBe('ab');
  });

  it('out of view give way to what comes into view meanwhile', () => {
    const [a, b, urgent] = [add(), add(), add()];
    const { log, queue } = enter({});
    queue.enter(a, () => {
      log.push('a');
      queue.enter(urgent, () => log.push('urgent'));
      report([[urgent, { isIntersecting: true }]]);
    });
    queue.enter(b, () => log.push('b'));
    report([
      [a, { isIntersecting: false }],
      [b, { isIntersecting: false }],
    ]);
    beIdle();
    beIdle();
    expect(log).toEqual(['a']);
    vi.advanceTimersToNextTimer();
    beIdle();
    expect(log).toEqual(['a', 'urgent', 'b']);
  });

  it('share slices of 12 ms where the browser has no idle times', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { log } = enterAll('abc', false, 6);
    vi.advanceTimersToNextTimer();
    expect(log.join('')).toBe('ab');
    vi.advanceTimersToNextTimer();
    expect(log.join('')).toBe('abc');
  });

  it('plan one task for all, and nothing once all is done', () => {
    enterAll('ab', false);
    expect(idle.length).toBe(1);
    beIdle();
    expect(idle.length).toBe(0);
  });

  it('go on after one that throws', () => {
    const [a, b] = [add(), add()];
    const { log, queue } = enter({});
    queue.enter(a, () => {
      throw new Error('bang');
    });
    queue.enter(b, () => log.push('b'));
    report([
      [a, { isIntersecting: true }],
      [b, { isIntersecting: true }],
    ]);
    expect(() => vi.advanceTimersToNextTimer()).toThrow('bang');
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['b']);
  });
});
