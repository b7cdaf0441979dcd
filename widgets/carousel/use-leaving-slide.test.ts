// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeavingSlide } from './use-leaving-slide.ts';

let slides: HTMLElement;
const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));

beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
  cancel.mockClear();
  slides = document.createElement('div');
  // As the stylesheet computes it.
  slides.style.transitionDuration = '0.4s';
  document.body.append(slides);
  for (let count = 0; count < 3; count += 1) {
    const slide = slides.appendChild(document.createElement('div'));
    Object.assign(slide, { animate });
    for (const part of ['picture', 'text']) {
      const className = `pmw-carousel__${part}`;
      slide.append(Object.assign(document.createElement('p'), { animate, className }));
    }
  }
});

afterEach(() => {
  vi.useRealTimers();
  slides.remove();
});

/** Which slides are leaving, from 0. */
const leaving = () =>
  [...slides.children].flatMap((slide, index) => ('leaving' in read(slide) ? [index] : []));
const read = (element: Element) => (element as HTMLElement).dataset;

function show(index: number) {
  return renderHook(
    (shown: number) => {
      useLeavingSlide({ current: slides }, shown);
    },
    { initialProps: index },
  );
}

describe('a change of slides', () => {
  it('does not begin with the first slide', () => {
    show(0);
    expect(leaving()).toEqual([]);
    expect(animate).not.toHaveBeenCalled();
  });

  it.each([50, 400, 900])('shows the slide that is left for a theme’s time: %i ms', (ms) => {
    const { rerender } = show(0);
    slides.style.transitionDuration = `${ms / 1000}s`;
    rerender(1);
    vi.advanceTimersByTime(ms + 1);
    expect(leaving()).toEqual([0]);
    // What stands before each slide, two parts of the one that comes, and the text of the one that goes.
    expect(animate).toHaveBeenCalledTimes(4);
    expect(cancel).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(leaving()).toEqual([]);
    expect(cancel).toHaveBeenCalledTimes(4);
  });

  it('gives way to the next one', () => {
    const { rerender } = show(0);
    rerender(1);
    vi.advanceTimersByTime(300);
    rerender(2);
    expect(leaving()).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(leaving()).toEqual([1]);
    vi.advanceTimersByTime(150);
    expect(leaving()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with the widget', () => {
    const { rerender, unmount } = show(0);
    rerender(1);
    unmount();
    expect(leaving()).toEqual([]);
    expect(cancel).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['', '0s'])('comes at once where the stylesheet gives no time: "%s"', (computed) => {
    const { rerender } = show(0);
    slides.style.transitionDuration = computed;
    rerender(1);
    expect(leaving()).toEqual([]);
    expect(animate).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
