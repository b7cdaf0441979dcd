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
  /** A group of controls. Rendered only while it is open or may be about to open. */
  readonly children: ReactNode;
}

/**
 * A button that opens a group of controls over the following content (APG's disclosure). Escape closes it and
 * returns the focus to the button; pressing or focusing something else closes it and does not move the focus.
 */
export function Dropdown(props: DropdownProps): ReactElement {
  const dropdown = useDropdown(props);

  return (
    <DropdownFrame
      {...props}
      dropdown={dropdown}
      panelProps={{
        id: dropdown.panelId,
        role: 'group',
        'aria-labelledby': dropdown.labelId,
        // A press between its controls keeps the focus inside.
        tabIndex: -1,
      }}
    />
  );
}
