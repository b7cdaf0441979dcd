import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/dom/when-idle.ts';

interface WaitingPictures {
  /** The pictures of how many slides may load, from the first. */
  readonly allowed: number;
  readonly allowAll: () => void;
}

/**
 * Delays the pictures of hidden slides until the page is idle, the next one first (DECISIONS "First picture").
 *
 * @param hasAny whether there are such pictures
 */
export function useWaitingPictures(hasAny: boolean): WaitingPictures {
  const [allowed, setAllowed] = useState(1);
  useEffect(() => {
    if (!hasAny) return;
    const controller = new AbortController();
    whenIdle(() => {
      setAllowed((present) => Math.max(present, 2));
    }, controller.signal);
    return () => {
      controller.abort();
    };
  }, [hasAny]);
  const allowAll = useCallback(() => {
    setAllowed(Infinity);
  }, []);
  return { allowed, allowAll };
}
