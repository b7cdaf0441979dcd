import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/dom/when-idle.ts';

interface WaitingPictures {
  /** The number of slides, from the first, that may load their pictures. */
  readonly allowed: number;
  readonly allowAll: () => void;
}

/** Pictures of hidden slides wait until the page is idle, the next one first (DECISIONS "First picture"). */
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
