import { useEffect, useState } from 'react';
import { runAfterFrame } from '../dom/when-idle.ts';

/** More than are in view when a list opens, on most screens. */
const firstCount = 20;

const countPerStep = 50;

/**
 * How many entries of a long list to draw: at first as many as are in view, the rest in steps while the browser is
 * idle, so that opening a list of hundreds takes no longer than opening a short one.
 *
 * @param length the number of entries
 * @param mayGoOn whether the rest may be drawn already
 */
export function useSteps(length: number, mayGoOn: boolean): number {
  const [count, setCount] = useState(firstCount);
  const isLeft = mayGoOn && count < length;
  useEffect(() => {
    let isOver = false;
    if (isLeft) {
      runAfterFrame(() => {
        if (!isOver) setCount(count + countPerStep);
      });
    }
    return () => {
      isOver = true;
    };
  }, [count, isLeft]);
  return Math.min(count, length);
}
