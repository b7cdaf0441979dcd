// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenBack } from './when-back.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function isBackAfter(ms: number, back: Promise<void>): Promise<boolean> {
  let isBack = false;
  void back.then(() => (isBack = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isBack;
}

describe('waiting for a page to be back', () => {
  it('takes a second at the most where the page was only stopped', async () => {
    const back = whenBack(true);
    expect(await isBackAfter(999, back)).toBe(false);
    expect(await isBackAfter(1, back)).toBe(true);
  });

  it('takes as long as the visitor is away where the page was left', async () => {
    const back = whenBack(false);
    expect(await isBackAfter(100_000, back)).toBe(false);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(await isBackAfter(0, back)).toBe(true);
  });

  it('ends when the page is shown, and leaves no timer', async () => {
    const back = whenBack(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(await isBackAfter(0, back)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with the widget that waits', async () => {
    const life = new AbortController();
    const back = whenBack(false, life.signal);
    life.abort();
    expect(await isBackAfter(0, back)).toBe(true);
  });

  it('leaves no listener', async () => {
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const back = whenBack(true);
    const [, , options] = add.mock.lastCall ?? [];
    const { signal } = options as AddEventListenerOptions;
    expect(signal?.aborted).toBe(false);
    await isBackAfter(1000, back);
    expect(signal?.aborted).toBe(true);
  });
});
