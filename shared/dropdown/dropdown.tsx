import { useInteractions } from '@floating-ui/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { scrollToElement } from '../dom/scroll-to-element.ts';
import { DropdownFrame } from './dropdown-frame.tsx';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly closeLabel?: string | undefined;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /** Rendered only while it is open; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** In CSS pixels, between a button and the sheet of a phone. */
const gap = 24;

/** Scrolls as little as it takes to show a panel below its button; on a phone, the button above its sheet. */
function showBoth(button: HTMLElement, panel: HTMLElement): void {
  const isSheet = getComputedStyle(panel).position === 'fixed';
  if (isSheet) button.style.scrollMarginBlockEnd = `${panel.offsetHeight + gap}px`;
  scrollToElement(isSheet ? button : panel, 'nearest');
  button.style.scrollMarginBlockEnd = '';
}

/** A button that opens a group of controls (APG's disclosure). */
export function Dropdown(props: DropdownProps): ReactElement {
  const { label, value, closeLabel, isOpen, onToggle, children } = props;
  const dropdown = useDropdown('group', isOpen, onToggle);
  const { button, hasTopLayer } = dropdown;
  const { isPositioned, elements } = dropdown.context;
  const { getReferenceProps, getFloatingProps } = useInteractions([...dropdown.interactions]);

  useEffect(() => {
    if (isPositioned && hasTopLayer && button && elements.floating)
      showBoth(button, elements.floating);
  }, [isPositioned, hasTopLayer, button, elements.floating]);

  return (
    <DropdownFrame
      dropdown={dropdown}
      label={label}
      value={value}
      closeLabel={closeLabel}
      buttonProps={getReferenceProps()}
      panelProps={getFloatingProps({
        id: dropdown.panelId,
        role: 'group',
        'aria-labelledby': dropdown.labelId,
      })}
    >
      {children(() => {
        button?.focus();
        onToggle(false);
      })}
    </DropdownFrame>
  );
}
