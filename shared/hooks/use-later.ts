import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Follows a value in a task of its own. What is quick to render answers a press at once, and what is slow follows:
 * in the same frame where the processor is fast, else in the next one. Unlike `useDeferredValue` it is rendered in
 * one go, since on a slow phone frames between its slices would make the visitor wait twice as long.
 */
export function useLater<Value extends object>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      flushSync(() => {
        setLater(value);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return later;
}
