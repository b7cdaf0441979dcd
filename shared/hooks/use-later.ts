import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * An answer that was rendered within this time after the press, in milliseconds, leaves room in its frame for the rest,
 * which takes about as long. On a processor of a phone the browser alone takes longer to pass on a press.
 */
const quickMs = 8;

interface Asked {
  /** When it was asked for, by `performance.now()`. */
  readonly askedAt: number;
}

/**
 * Follows a value. What is quick to render answers a press at once, and what is slow follows: on a fast processor
 * before anything is painted, so that one frame shows both, else in a task of its own. Unlike `useDeferredValue` it is
 * rendered in one go, since on a slow phone frames between its slices would make the visitor wait twice as long.
 */
export function useLater<Value extends Asked>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let isOver = false;
    const follow = () => {
      if (isOver) return;
      flushSync(() => {
        setLater(value);
      });
    };
    if (performance.now() - value.askedAt < quickMs) queueMicrotask(follow);
    else setTimeout(follow);
    return () => {
      isOver = true;
    };
  }, [value]);
  return later;
}
