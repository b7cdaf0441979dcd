import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Step, swipeStep } from './slide-position.ts';

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** A browser that sends a click after a swipe does so within this time, in milliseconds. */
const clickAfterSwipeMs = 100;

/** The element needs `touch-action: pan-y pinch-zoom`, otherwise the browser handles the gesture itself. */
export function useSwipe(onStep: (step: Step) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(undefined);
  const swipedAt = useRef(-Infinity);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, pointerId }) => {
      swipedAt.current = -Infinity;
      if (pointerType !== 'touch') return;
      // A second finger makes it a pinch, for the first finger too.
      start.current = isPrimary ? { x: clientX, y: clientY, id: pointerId } : undefined;
    },
    onPointerUp: ({ clientX, clientY, pointerId, currentTarget, timeStamp }) => {
      if (start.current?.id !== pointerId) return;
      const travel = { x: clientX - start.current.x, y: clientY - start.current.y };
      start.current = undefined;
      const step = swipeStep(travel, getComputedStyle(currentTarget).direction === 'rtl');
      if (step === 0) return;
      swipedAt.current = timeStamp;
      onStep(step);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    onClickCapture: (event) => {
      // Keys and screen readers cause clicks too, without a press before: their `detail` is 0.
      if (event.detail === 0 || event.timeStamp - swipedAt.current > clickAfterSwipeMs) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
