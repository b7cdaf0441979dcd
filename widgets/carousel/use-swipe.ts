import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Step, swipeStep } from './slide-position.ts';

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Browsers that send a click after a swipe send it within this time, in milliseconds. */
const clickAfterSwipeMs = 100;

/**
 * Swipes of a finger or a pen. The element needs `touch-action: pan-y pinch-zoom`, or the browser handles the
 * gesture itself.
 *
 * @param isZoomed whether the visitor has zoomed in with two fingers: then a finger moves the view
 */
export function useSwipe(onStep: (step: Step) => void, isZoomed: boolean): SwipeHandlers {
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(
    undefined,
  );
  const swipedAt = useRef(-Infinity);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, pointerId }) => {
      swipedAt.current = -Infinity;
      if (pointerType === 'mouse' || isZoomed) return;
      // With a second finger it is a pinch.
      pressed.current = isPrimary ? { x: clientX, y: clientY, id: pointerId } : undefined;
    },
    onPointerUp: ({ clientX, clientY, pointerId, currentTarget, timeStamp }) => {
      if (pressed.current?.id !== pointerId) return;
      const travel = { x: clientX - pressed.current.x, y: clientY - pressed.current.y };
      pressed.current = undefined;
      const step = swipeStep(travel, getComputedStyle(currentTarget).direction === 'rtl');
      if (step === 0) return;
      swipedAt.current = timeStamp;
      onStep(step);
    },
    onPointerCancel: () => {
      pressed.current = undefined;
    },
    onClickCapture: (event) => {
      // The `detail` is 0 if a key or a screen reader has caused the click.
      if (event.detail === 0 || event.timeStamp - swipedAt.current > clickAfterSwipeMs) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
