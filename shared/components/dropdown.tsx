import { useInteractions } from '@floating-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { DropdownFrame } from './dropdown-frame.tsx';
import { useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  /** The name of the panel; the button's name begins with it. */
  readonly label: string;
  /** What stands in the button, and behind the label in its name. */
  readonly value: ReactNode;
  readonly isOpen: boolean;
  /** Asks for the other state; whoever knows of other dropdowns lets one be open at most. */
  readonly onToggle: (isOpen: boolean) => void;
  /** A group of controls. Exists only while it is open. */
  readonly children: ReactNode;
}

/**
 * A button that opens a group of controls over what follows (APG's disclosure). Escape closes it and gives
 * the focus back to the button; a press or the focus elsewhere closes it and takes the focus nowhere.
 */
export function Dropdown({ isOpen, onToggle, ...frame }: DropdownProps): ReactElement {
  const labelId = useId();
  const dropdown = useDropdown({ isOpen, onToggle });
  const { getReferenceProps, getFloatingProps } = useInteractions([dropdown.dismiss]);
  const panelId = `${labelId}-panel`;

  return (
    <DropdownFrame
      {...{ ...frame, dropdown, labelId, isOpen, onToggle }}
      buttonProps={getReferenceProps({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? panelId : undefined,
        onClick: () => {
          onToggle(!isOpen);
        },
      })}
      panelProps={getFloatingProps({ id: panelId, role: 'group', 'aria-labelledby': labelId })}
    />
  );
}
