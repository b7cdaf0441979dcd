// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageExit, watchPageExit } from './page-exit.ts';

let watching: AbortController;
let exit: PageExit;

beforeEach(() => {
  vi.useFakeTimers();
  watching = new AbortController();
  exit = watchPageExit(watching.signal);
});
afterEach(() => {
  watching.abort();
  vi.useRealTimers();
});

function fire(type: 'beforeunload' | 'pagehide' | 'pageshow'): void {
  window.dispatchEvent(new PageTransitionEvent(type));
}

/** @returns whether the page was left; undefined while that is open */
async function outcomeAfter(ms: number, back: Promise<boolean>): Promise<boolean | undefined> {
  let outcome: boolean | undefined;
  void back.then((wasLeft) => (outcome = wasLeft));
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

describe('waiting for a page to be back', () => {
  it('takes a second where the page is not left', async () => {
    fire('beforeunload');
    const back = exit.waitForReturn(undefined);
    expect(await outcomeAfter(999, back)).toBeUndefined();
    expect(await outcomeAfter(1, back)).toBe(false);
  });

  it.each([
    ['before', () => undefined],
    ['after', () => exit.waitForReturn(undefined)],
  ])('takes as long as the visitor is away: left %s it begins', async (_, begin) => {
    const begun = begin();
    fire('pagehide');
    const back = begun ?? exit.waitForReturn(undefined);
    expect(await outcomeAfter(100_000, back)).toBeUndefined();
    fire('pageshow');
    expect(await outcomeAfter(0, back)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends where the page was left and is back already', async () => {
    fire('pagehide');
    fire('pageshow');
    expect(await outcomeAfter(1000, exit.waitForReturn(undefined))).toBe(true);
  });

  it('ends with the widget that waits', async () => {
    const life = new AbortController();
    const back = exit.waitForReturn(life.signal);
    life.abort();
    expect(await outcomeAfter(0, back)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('leaving a page', () => {
  it.each(['beforeunload', 'pagehide'] as const)('begins with %s', (type) => {
    expect(exit.hasBegun()).toBe(false);
    fire(type);
    expect(exit.hasBegun()).toBe(true);
  });

  it('is watched until the call has ended', () => {
    watching.abort();
    fire('pagehide');
    expect(exit.hasBegun()).toBe(false);
  });
});
