import {
  autoUpdate,
  flip,
  type Middleware,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
} from '@floating-ui/react';
import { type CSSProperties, type KeyboardEventHandler, useCallback, useState } from 'react';

interface UseDropdownOptions {
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** What a button and its panel share. */
export interface DropdownParts {
  readonly isOpen: boolean;
  /** Asks the owner to open or close. */
  readonly toggle: (isOpen: boolean) => void;
  readonly button: HTMLButtonElement | null;
  readonly setButton: (element: HTMLButtonElement | null) => void;
  readonly setPanel: (element: HTMLDivElement | null) => void;
  /** Where the panel is, and whether it can be shown in the top layer. */
  readonly placing: {
    readonly popover: 'manual' | undefined;
    readonly style: CSSProperties;
  };
  /** Closes on Escape, which nothing around the dropdown hears then. */
  readonly onKeyDown: KeyboardEventHandler | undefined;
}

/** The gap between panel and button, and between panel and the edge of the window, in CSS pixels. */
const [gap, padding] = [4, 12];

/** A panel lower than this, in CSS pixels, would be useless: it may extend beyond the window instead. */
const leastHeight = 200;

/**
 * The library measures from `<html>`, the top layer from the page: the difference is the margin that a CMS
 * gives `<html>` for a bar of its own.
 */
const addPageMargin: Middleware = {
  name: 'addPageMargin',
  fn({ x, y, strategy }) {
    if (strategy === 'fixed') return {};
    const { marginLeft, marginTop } = getComputedStyle(document.documentElement);
    return { x: x + parseFloat(marginLeft), y: y + parseFloat(marginTop) };
  },
};

/**
 * The result of flip's attempts changes at every scroll. It is reset so that a panel that does not move is
 * not rendered again.
 */
const forgetTries: Middleware = { name: 'flip', fn: () => ({ data: { overflows: undefined } }) };

/**
 * Below the button, or above where there is more room; never wider than the window; at least as wide as the
 * button and at most as high as the available room.
 */
const middleware = [
  offset(gap),
  flip({ padding, crossAxis: false, flipAlignment: false }),
  shift(({ elements: { reference } }) => {
    // Where the button itself is nearer to the edge, or beyond it, the panel stays aligned with the button.
    const { left, right } = reference.getBoundingClientRect();
    const room = document.documentElement.clientWidth - right;
    return { padding: { left: Math.min(padding, left), right: Math.min(padding, room) } };
  }),
  size({
    padding,
    apply({ availableHeight, rects, elements: { floating } }) {
      const { style } = floating;
      const height = Math.max(leastHeight, Math.floor(availableHeight));
      style.minInlineSize = `${rects.reference.width}px`;
      // Written only where it matters: the library measures next, and would make the browser lay out again.
      if (style.maxBlockSize || rects.floating.height > height) style.maxBlockSize = `${height}px`;
    },
  }),
  addPageMargin,
  forgetTries,
];

/**
 * In the top layer nothing clips the panel. Called as soon as it is in the document, before anything measures it, so
 * that opening lays out once; and before each placing, because an element that is moved leaves the top layer.
 */
function showInTopLayer(panel: HTMLElement | null): void {
  if (panel?.popover === 'manual' && panel.isConnected && !panel.matches(':popover-open')) {
    panel.showPopover();
  }
}

/** Places the panel now, and again when something scrolls or is resized: never on every frame. */
function keepPlaced(
  button: Parameters<typeof autoUpdate>[0],
  panel: HTMLElement,
  place: () => void,
): () => void {
  return autoUpdate(button, panel, () => {
    showInTopLayer(panel);
    place();
  });
}

/**
 * A panel attached to its button. In the top layer it scrolls with the page by itself; in browsers without
 * `showPopover` it is fixed, so that most clipping ancestors do not cut it.
 */
export function useDropdown({ isOpen, onToggle }: UseDropdownOptions): DropdownParts {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [minInlineSize, setMinInlineSize] = useState<number>();
  const hasTopLayer = 'showPopover' in HTMLElement.prototype;
  const { floatingStyles, context } = useFloating({
    elements: { reference: button, floating: panel },
    open: isOpen,
    onOpenChange: (open, event, reason) => {
      if (reason === 'escape-key') {
        // Otherwise a dialog around it would close too.
        event?.preventDefault();
        button?.focus();
      }
      onToggle(open);
    },
    placement: 'bottom-start',
    strategy: hasTopLayer ? 'absolute' : 'fixed',
    middleware,
    whileElementsMounted: keepPlaced,
  });
  // Closes on a press elsewhere too, and on Escape wherever the focus is.
  const onKeyDown = useDismiss(context).reference?.onKeyDown;
  const setShownPanel = useCallback((element: HTMLDivElement | null) => {
    showInTopLayer(element);
    setPanel(element);
  }, []);
  const toggle = (willBeOpen: boolean): void => {
    // Before opening: the panel has its width then when it is laid out for the first time.
    if (willBeOpen) setMinInlineSize(button?.getBoundingClientRect().width);
    onToggle(willBeOpen);
  };
  const placing = {
    popover: hasTopLayer ? ('manual' as const) : undefined,
    style: { minInlineSize, ...floatingStyles },
  };
  return { isOpen, toggle, button, setButton, setPanel: setShownPanel, placing, onKeyDown };
}
