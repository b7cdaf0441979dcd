import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/dom/when-idle.ts';

interface WaitingPictures {
  /** Whether the pictures of the slide at this place may load. */
  readonly mayLoad: (place: number) => boolean;
  /** To be called when a picture has loaded. */
  readonly onLoad: (place: number) => void;
}

/**
 * Lets the pictures of hidden slides wait until the page is idle, the next one first (DECISIONS "First
 * picture"). A first change of slides ends all waiting.
 */
export function useWaitingPictures(hasMoved: boolean): WaitingPictures {
  const [allowed, setAllowed] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    whenIdle(() => {
      setAllowed((present) => Math.max(present, 2));
    }, controller.signal);
    return () => {
      controller.abort();
    };
  }, []);
  return {
    mayLoad: (place) => hasMoved || place < allowed,
    onLoad: (place) => {
      if (place > 0) setAllowed(Infinity);
    },
  };
}
