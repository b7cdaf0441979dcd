import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../dom/focus.ts';

/**
 * If the focused element is removed, by its own click or after Back, the target takes the focus rather than
 * `<body>`.
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    // Without scrolling: after Back the browser itself restores the scroll position.
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
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
