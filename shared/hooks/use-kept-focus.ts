import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { goToStart } from '../dom/go-to-start.ts';

/**
 * Sees to it that no change leaves the focus on `<body>`: where the element that has it is taken away, as
 * by its own press or after Back, the focus goes to the target.
 *
 * @returns handlers for the element around everything that may leave
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) goToStart(target.current);
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    // React does not report the loss that its own removal causes.
    onBlur: () => {
      focused.current = null;
    },
  };
}
