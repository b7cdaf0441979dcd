import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/dom/when-idle.ts';

interface WaitingPictures {
  /** The pictures of how many slides may load, from the first. */
  readonly allowed: number;
  /** Call it when a picture of that slide has loaded; always the same function. */
  readonly onPictureLoad: (place: number) => void;
}

/**
 * Delays the pictures of hidden slides until the page is idle, the next one first (DECISIONS "First
 * picture"). The first slide change ends the delay for all.
 */
export function useWaitingPictures(isOver: boolean): WaitingPictures {
  const [allowed, setAllowed] = useState(1);
  if (isOver && allowed < Infinity) setAllowed(Infinity);
  useEffect(() => {
    if (isOver) return;
    const controller = new AbortController();
    whenIdle(() => {
      setAllowed((present) => Math.max(present, 2));
    }, controller.signal);
    return () => {
      controller.abort();
    };
  }, [isOver]);
  return {
    allowed,
    onPictureLoad: useCallback((place) => {
      if (place > 0) setAllowed(Infinity);
    }, []),
  };
}
