import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { goToStart } from '../dom/go-to-start.ts';

/**
 * Makes sure that no change leaves the focus on `<body>`: where the focused element is removed, such as by
 * its own click or after Back, the focus goes to the target.
 *
 * @returns handlers for the element around everything that may be removed
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
    // React does not report the loss of focus that its own removal causes.
    onBlur: () => {
      focused.current = null;
    },
  };
}
