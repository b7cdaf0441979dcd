// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

/** The browser’s report of an element: whether it is in view, and the width and height of its box in CSS pixels. */
type View = readonly [isIntersecting: boolean, width?: number, height?: number];

const inView: View = [true];
const outOfView: View = [false];

let watched = new Set<Element>();
let report: (...entries: readonly (readonly [Element, View])[]) => void;

class Observer {
  constructor(callback: (entries: unknown[]) => void) {
    report = (...entries) => {
      callback(
        entries.map(([target, [isIntersecting, width = 10, height = 10]]) => ({
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
let idle: { run: () => void; timeout: number | undefined }[] = [];

/** Runs what waits for idle time. */
function beIdle(): void {
  const owed = idle;
  idle = [];
  for (const { run } of owed) run();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watched = new Set();
  idle = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    idle.push({ run, timeout: options?.timeout });
  });
});

function add(): HTMLElement {
  const element = document.createElement('section');
  document.body.append(element);
  return element;
}

/** A queue with these elements; the turn of each is a letter in the log. */
function enter(elements: Readonly<Record<string, Element>>) {
  const whenTurn = createQueue();
  let log = '';
  for (const [name, element] of Object.entries(elements)) {
    void whenTurn(element).then(() => (log += name));
  }
  return { log: () => Promise.resolve().then(() => log) };
}

/** Enters so many new elements, which the browser reports in view or not. */
function enterAll(names: string, view: View) {
  const elements = Object.fromEntries(Array.from(names, (name) => [name, add()]));
  const entered = enter(elements);
  report(...Object.values(elements).map((element) => [element, view] as const));
  return entered;
}

describe('the turn of a mount point', () => {
  it('comes first for what is in view, however the browser lists it', async () => {
    const [above, below] = [add(), add()];
    const { log } = enter({ b: below, a: above });
    report([below, outOfView], [above, inView]);
    beIdle();
    expect(await log()).toBe('');
    vi.advanceTimersByTime(0);
    expect(await log()).toBe('a');
    beIdle();
    expect(await log()).toBe('ab');
  });

  it.each<[string, View, string]>([
    ['without a box: now', [false, 0, 0], 'a'],
    ['without a height: later', [false, 10, 0], ''],
    ['without a width: later', [false, 0, 10], ''],
    ['without a size, in view: now', [true, 0, 0], 'a'],
  ])('of an element %s', async (_, view, expected) => {
    const { log } = enterAll('a', view);
    vi.advanceTimersByTime(0);
    expect(await log()).toBe(expected);
  });

  it('comes once, and the browser need not watch the element any longer', async () => {
    const element = add();
    const { log } = enter({ a: element });
    expect(watched.has(element)).toBe(true);
    report([element, outOfView]);
    report([element, inView]);
    vi.advanceTimersByTime(1000);
    beIdle();
    expect([await log(), watched.size]).toEqual(['a', 0]);
  });

  it('comes after half a second where the browser says nothing, as in a hidden tab', async () => {
    const { log } = enter({ a: add() });
    vi.advanceTimersByTime(499);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(idle.map(({ timeout }) => timeout)).toEqual([500]);
    beIdle();
    expect(await log()).toBe('a');
  });

  it('comes at once outside the document', async () => {
    const { log } = enter({ a: document.createElement('section') });
    vi.advanceTimersByTime(0);
    expect([await log(), watched.size]).toEqual(['a', 0]);
  });

  it('does not come once the life has ended, and nothing is held for it', async () => {
    const element = add();
    const life = new AbortController();
    const begin = vi.fn();
    void createQueue()(element, life.signal).then(begin);
    life.abort();
    expect([watched.size, vi.getTimerCount()]).toEqual([0, 0]);
    report([element, inView]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begin).not.toHaveBeenCalled();
  });

  it('does not come for a life that ends while the turn is on its way', async () => {
    const element = add();
    const life = new AbortController();
    const begin = vi.fn();
    void createQueue()(element, life.signal).then(begin);
    report([element, inView]);
    life.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('turns that come together', () => {
  it('come in a browser without idle times', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { log } = enterAll('ab', outOfView);
    vi.advanceTimersByTime(1);
    expect(await log()).toBe('ab');
  });
});
