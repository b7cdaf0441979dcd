import {
  type ElementProps,
  type FloatingContext,
  useClick,
  useDismiss,
  useFloating,
  type UseFloatingReturn,
} from '@floating-ui/react';
import { type RefCallback, useId, useState } from 'react';
import { isComposing } from '../dom/keys-and-clicks.ts';
import { getPanelPlace } from './place-panel.ts';

export interface DropdownParts {
  readonly labelId: string;
  readonly panelId: string;
  readonly button: HTMLButtonElement | null;
  readonly setButton: RefCallback<HTMLButtonElement>;
  readonly setPanel: RefCallback<HTMLDivElement>;
  readonly hasTopLayer: boolean;
  readonly floatingStyles: UseFloatingReturn['floatingStyles'];
  readonly context: FloatingContext;
  readonly interactions: readonly ElementProps[];
}

/**
 * A panel attached to its button. Escape closes it and returns the focus to the button; a press elsewhere
 * closes it and does not move the focus.
 */
export function useDropdown(
  kind: 'list' | 'group',
  isOpen: boolean,
  onToggle: (isOpen: boolean) => void,
): DropdownParts {
  const labelId = useId();
  const hasTopLayer = 'showPopover' in HTMLElement.prototype;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const { floatingStyles, context } = useFloating({
    ...getPanelPlace(hasTopLayer, kind),
    elements: { reference: button, floating: panel },
    open: isOpen,
    onOpenChange: (willBeOpen, event, reason) => {
      if (reason === 'escape-key') {
        const isOthers = event instanceof KeyboardEvent && isComposing(event);
        if (isOthers || event?.defaultPrevented) return;
        // Otherwise a dialog around it would close too.
        event?.preventDefault();
        button?.focus();
      }
      onToggle(willBeOpen);
    },
  });
  const click = useClick(context, { stickIfOpen: false });
  const dismiss = useDismiss(context, {
    // Before anything on the page can keep the event to itself.
    capture: true,
    // Left to itself the hook ignores a press on a scroll bar, at which a native select closes.
    outsidePress: ({ target }) => {
      if (![button, panel].some((own) => own?.contains(target as Node))) onToggle(false);
      return false;
    },
  });
  return {
    labelId,
    panelId: `${labelId}-panel`,
    button,
    setButton,
    setPanel,
    hasTopLayer,
    floatingStyles,
    context,
    interactions: [click, dismiss],
  };
}
