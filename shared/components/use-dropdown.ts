import {
  type RefObject,
  startTransition,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { listen } from '../dom/listen.ts';
import { keepPlaced } from './place-panel.ts';

interface UseDropdownOptions {
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** What a button and its panel share. */
export interface DropdownParts {
  /** The id of the label, which also names the panel. */
  readonly labelId: string;
  /** The id of the controls or the list that the button opens. */
  readonly panelId: string;
  /** Whether the panel is on the page: while it is open, and unseen while it may be about to open. */
  readonly isDrawn: boolean;
  /**
   * Says whether the button may be about to be pressed. If so, the panel is drawn and placed in a task of its own,
   * unseen: on a slow phone that takes longer than a press may, which then only has to show it.
   */
  readonly setExpected: (isExpected: boolean) => void;
  /** Asks the owner to open or close. */
  readonly toggle: (isOpen: boolean) => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly panelRef: RefObject<HTMLDivElement | null>;
}

/**
 * A panel attached to its button. It closes on a press elsewhere, and on Escape, which nothing around the dropdown
 * hears then.
 */
export function useDropdown({ isOpen, onToggle }: UseDropdownOptions): DropdownParts {
  const labelId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isExpected, setIsExpected] = useState(false);
  const isDrawn = isOpen || isExpected;

  const hear = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Otherwise a dialog around it would close too.
      event.preventDefault();
      event.stopPropagation();
      buttonRef.current?.focus();
    } else {
      const own = [buttonRef.current, panelRef.current];
      if (own.some((each) => each?.contains(event.target as Node))) return;
    }
    onToggle(false);
  });

  // Before anything is painted, and before the panel is given the focus.
  useLayoutEffect(() => {
    const [button, panel] = [buttonRef.current, panelRef.current];
    return isDrawn && button && panel ? keepPlaced(button, panel) : undefined;
  }, [isDrawn]);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // Wherever the focus is, and before anything on the page can keep the event to itself.
    const onEvent = (event: Event) => {
      hear(event);
    };
    const ended = new AbortController();
    listen(document, ['keydown', 'pointerdown'], onEvent, { capture: true, signal: ended.signal });
    return () => {
      // With a reason of its own: for none the browser creates an exception and its stack, five times the work.
      ended.abort(true);
    };
  }, [isOpen]);

  return {
    labelId,
    panelId: `${labelId}-panel`,
    isDrawn,
    buttonRef,
    panelRef,
    setExpected: (willBeExpected) => {
      startTransition(() => {
        setIsExpected(willBeExpected);
      });
    },
    toggle: (willBeOpen) => {
      // Closing removes the panel with all that was done in it.
      setIsExpected(false);
      onToggle(willBeOpen);
    },
  };
}
