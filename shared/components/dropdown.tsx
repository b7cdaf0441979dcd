import { useInteractions } from '@floating-ui/react';
import { type ReactElement, type ReactNode } from 'react';
import { DropdownFrame } from './dropdown-frame.tsx';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  /** The name of the panel; the button's name begins with it. */
  readonly label: string;
  /** The text in the button, which follows the label in its name. */
  readonly value: ReactNode;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /**
   * A group of controls, rendered only while it is open.
   *
   * @param close closes it and returns the focus to its button
   */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a group of controls over the following content (APG's disclosure). */
export function Dropdown(props: DropdownProps): ReactElement {
  const { label, value, isOpen, onToggle, children } = props;
  const dropdown = useDropdown(isOpen, onToggle);
  const { getReferenceProps, getFloatingProps } = useInteractions([...dropdown.interactions]);
  return (
    <DropdownFrame
      dropdown={dropdown}
      label={label}
      value={value}
      buttonProps={getReferenceProps()}
      panelProps={getFloatingProps({
        id: dropdown.panelId,
        role: 'group',
        'aria-labelledby': dropdown.labelId,
      })}
    >
      {children(() => {
        dropdown.button?.focus();
        onToggle(false);
      })}
    </DropdownFrame>
  );
}
