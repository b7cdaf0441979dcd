// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../shared/dom/slices.ts';
import { createQueue } from './queue.ts';

/** What the browser reports of an element. */
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
          ...{ target, isIntersecting, boundingClientRect: { width, height } },
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

/** The time in milliseconds: it passes only where a job takes some. */
let clock = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
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

/** A queue with these elements; each begins with a line in the log. */
function enter(elements: Readonly<Record<string, Element>>) {
  const queue = createQueue();
  const log: string[] = [];
  for (const [name, element] of Object.entries(elements)) {
    queue.enter(element, (isInView) => {
      log.push(`${name} ${isInView ? 'in view' : 'out of view'}`);
    });
  }
  return { queue, log };
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
    expect(log).toEqual(['above in view']);
    beIdle();
    expect(log).toEqual(['above in view', 'below out of view']);
  });

  it('comes in a task of its own', () => {
    const element = add();
    const { log } = enter({ a: element });
    report([[element, { isIntersecting: true }]]);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['a in view']);
  });

  it.each<[string, View, string]>([
    ['without a box', { isIntersecting: false, size: [0, 0] }, 'in view'],
    ['without a height', { isIntersecting: false, size: [10, 0] }, 'out of view'],
    ['without a width', { isIntersecting: false, size: [0, 10] }, 'out of view'],
    ['without a size, in view', { isIntersecting: true, size: [0, 0] }, 'in view'],
  ])('of an element %s', (_, view, expected) => {
    const element = add();
    const { log } = enter({ a: element });
    report([[element, view]]);
    vi.advanceTimersByTime(0);
    beIdle();
    expect(log).toEqual([`a ${expected}`]);
  });

  it('comes once, and the browser need not watch the element any longer', () => {
    const element = add();
    const { log } = enter({ a: element });
    expect(watched.has(element)).toBe(true);
    report([[element, { isIntersecting: false }]]);
    report([[element, { isIntersecting: true }]]);
    vi.advanceTimersByTime(1000);
    beIdle();
    expect(log).toEqual(['a out of view']);
    expect(watched.has(element)).toBe(false);
  });

  it('comes after half a second where the browser says nothing, as in a hidden tab', () => {
    const { log } = enter({ a: add() });
    vi.advanceTimersByTime(499);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(idle.map(({ timeout }) => timeout)).toEqual([500]);
    beIdle();
    expect(log).toEqual(['a out of view']);
  });

  it('comes for the first one as soon as the page is parsed', async () => {
    const queue = createQueue();
    const log: (boolean | undefined)[] = [];
    const first = add();
    queue.enter(first, (isInView) => log.push(isInView), true);
    expect(log).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    // Listeners of the page come first.
    expect(log).toEqual([]);
    await nextTask();
    expect([log, watched.size]).toEqual([[undefined], 0]);
    report([[first, { isIntersecting: true }]]);
    vi.advanceTimersByTime(500);
    expect(log).toEqual([undefined]);
  });

  it('comes at once outside the document', () => {
    const { log } = enter({ a: document.createElement('section') });
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['a in view']);
    expect(watched.size).toBe(0);
  });

  it('comes at once where the browser cannot tell what is in view', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { log } = enter({ a: add(), b: add() });
    vi.advanceTimersByTime(0);
    expect(log).toEqual(['a in view', 'b in view']);
  });
});

describe('the work of mount points', () => {
  /** Schedules jobs that take so many milliseconds each; the log says which have run. */
  function schedule(jobs: Readonly<Record<string, readonly [isInView: boolean, ms: number]>>) {
    const queue = createQueue();
    const log: string[] = [];
    for (const [name, [isInView, ms]] of Object.entries(jobs)) {
      queue.schedule(isInView, () => {
        log.push(name);
        clock += ms;
        return undefined;
      });
    }
    return { queue, log };
  }
  it('in view shares a task until 12 ms are over', () => {
    const { log } = schedule({ a: [true, 6], b: [true, 5], c: [true, 1], d: [true, 1] });
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['a', 'b', 'c']);
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on however little time there is', () => {
    const { log } = schedule({ a: [false, 1], b: [false, 1], c: [false, 1] });
    beIdle(1);
    expect(log).toEqual(['a']);
    beIdle(0);
    expect(log).toEqual(['a', 'b']);
    beIdle(2);
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('out of view shares an idle time', () => {
    const { log } = schedule({ a: [false, 20], b: [false, 20] });
    beIdle(2);
    expect(log).toEqual(['a', 'b']);
  });

  it('out of view gives way to what comes into view meanwhile', () => {
    const { queue, log } = schedule({});
    queue.schedule(false, () => {
      log.push('a');
      queue.schedule(true, () => void log.push('urgent'));
    });
    queue.schedule(false, () => void log.push('b'));
    beIdle();
    expect(log).toEqual(['a']);
    beIdle();
    expect(log).toEqual(['a']);
    vi.advanceTimersToNextTimer();
    beIdle();
    expect(log).toEqual(['a', 'urgent', 'b']);
  });

  it('shares slices of 12 ms where the browser has no idle times', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { log } = schedule({ a: [false, 11], b: [false, 1], c: [false, 1] });
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['a', 'b']);
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('plans one task for all that waits', () => {
    schedule({ a: [true, 0], b: [true, 0], c: [false, 0], d: [false, 0] });
    expect([vi.getTimerCount(), idle.length]).toEqual([1, 1]);
  });

  it('plans nothing once all is done', () => {
    schedule({ a: [true, 0], b: [false, 0] });
    vi.advanceTimersToNextTimer();
    beIdle();
    expect([vi.getTimerCount(), idle.length]).toEqual([0, 0]);
  });

  it('of one mount point that takes several tasks ends before the next begins', async () => {
    const { queue, log } = schedule({});
    let finish: () => void = () => undefined;
    queue.schedule(true, () => {
      log.push('a begins');
      return new Promise((resolve) => (finish = resolve));
    });
    queue.schedule(true, () => void log.push('b'));
    vi.advanceTimersToNextTimer();
    await Promise.resolve();
    expect([log, vi.getTimerCount()]).toEqual([['a begins'], 0]);
    finish();
    await Promise.resolve();
    expect(log).toEqual(['a begins']);
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['a begins', 'b']);
  });

  it('of one that takes several tasks is waited for by what has been planned before, too', async () => {
    const { queue, log } = schedule({});
    queue.schedule(false, () => void log.push('rest'));
    let finish: () => void = () => undefined;
    queue.schedule(true, () => new Promise((resolve) => (finish = resolve)));
    vi.advanceTimersToNextTimer();
    beIdle();
    expect(log).toEqual([]);
    finish();
    await Promise.resolve();
    beIdle();
    expect(log).toEqual(['rest']);
  });

  it('goes on after a job that throws', () => {
    const { queue, log } = schedule({});
    queue.schedule(true, () => {
      throw new Error('bang');
    });
    queue.schedule(true, () => void log.push('b'));
    expect(() => vi.advanceTimersToNextTimer()).toThrow('bang');
    vi.advanceTimersToNextTimer();
    expect(log).toEqual(['b']);
  });
});
