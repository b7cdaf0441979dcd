// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScrollEnd } from './scroll-end.ts';

let onEnd: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  vi.useFakeTimers();
  onEnd = vi.fn<() => void>();
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'onscrollend');
});

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
}

describe('the end of scrolling, where the browser tells it', () => {
  beforeEach(() => {
    Object.assign(window, { onscrollend: null });
  });

  it('is its word, once the observers of the same frame had theirs', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    noteMove();
    document.dispatchEvent(new Event('scrollend'));
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('is not guessed while the page moves, however slowly the next slide comes', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    noteMove();
    scrollTo(300);
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(100);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('is seen where a jump had ended before it was known to have led to another slide', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    document.dispatchEvent(new Event('scrollend'));
    noteMove();
    vi.advanceTimersByTime(350);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('is nothing to listen for within a slide', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const { noteMove, stop } = watchScrollEnd(onEnd);
    expect(listen).not.toHaveBeenCalled();
    noteMove();
    document.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(100);
    document.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    stop();
    listen.mockRestore();
  });

  it('comes after the last one of the steps that a page is moved by', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    noteMove();
    for (let step = 1; step <= 60; step += 1) {
      scrollTo(25 * step);
      document.dispatchEvent(new Event('scrollend'));
      vi.advanceTimersByTime(16);
    }
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  it('is not reported after the widget has left', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    noteMove();
    document.dispatchEvent(new Event('scrollend'));
    stop();
    document.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(1000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('the end of scrolling, where the browser is silent', () => {
  it('is 350 ms in one place', () => {
    const { noteMove } = watchScrollEnd(onEnd);
    noteMove();
    vi.advanceTimersByTime(349);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not yet where the page goes on', () => {
    const { noteMove } = watchScrollEnd(onEnd);
    noteMove();
    scrollTo(300);
    vi.advanceTimersByTime(350);
    scrollTo(600);
    vi.advanceTimersByTime(350);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(350);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not reported after the widget has left', () => {
    const { noteMove, stop } = watchScrollEnd(onEnd);
    noteMove();
    stop();
    vi.advanceTimersByTime(1000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
