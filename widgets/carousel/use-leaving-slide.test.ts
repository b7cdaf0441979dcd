// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeavingSlide } from './use-leaving-slide.ts';

let slides: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  slides = document.createElement('div');
  document.body.append(slides);
  for (let count = 0; count < 3; count += 1) {
    const slide = slides.appendChild(document.createElement('div'));
    slide.append(document.createElement('p'));
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
    expect(read(slides)).not.toHaveProperty('changing');
  });

  it('shows the slide that is left, and lets parts fade, for a little longer than the fade', () => {
    const { rerender } = show(0);
    rerender(1);
    vi.advanceTimersByTime(401);
    expect(leaving()).toEqual([0]);
    expect(read(slides)).toHaveProperty('changing');
    vi.advanceTimersByTime(50);
    expect(leaving()).toEqual([]);
    expect(read(slides)).not.toHaveProperty('changing');
  });

  it.each([
    ['as long as it says', '1.0125s', 900],
    ['as long as usual where it is shorter', '0.05s', 400],
  ])('takes a theme’s time for large changes: %s', (_, computed, fadeMs) => {
    const { rerender } = show(0);
    // As the stylesheet computes it: an eighth longer than the fade.
    slides.querySelectorAll('p').forEach((part) => {
      part.style.setProperty('transition-duration', computed);
    });
    rerender(1);
    vi.advanceTimersByTime(fadeMs + 1);
    expect(leaving()).toEqual([0]);
    expect(read(slides)).toHaveProperty('changing');
    vi.advanceTimersByTime(50);
    expect(leaving()).toEqual([]);
    expect(read(slides)).not.toHaveProperty('changing');
  });

  it('gives way to the next one during a theme’s longer fade too', () => {
    const { rerender } = show(0);
    slides.querySelectorAll('p').forEach((part) => {
      part.style.setProperty('transition-duration', '1.0125s');
    });
    rerender(1);
    vi.advanceTimersByTime(600);
    rerender(2);
    expect(leaving()).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(leaving()).toEqual([1]);
    vi.advanceTimersByTime(150);
    expect(leaving()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
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
  });

  it('ends with the widget', () => {
    const { rerender, unmount } = show(0);
    rerender(1);
    unmount();
    expect(leaving()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
