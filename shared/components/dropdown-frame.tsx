import { type HTMLProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type DropdownParts } from './use-dropdown.ts';

interface DropdownFrameProps {
  readonly dropdown: DropdownParts;
  /** The beginning of the button's accessible name. */
  readonly label: string;
  /** The text in the button, which follows the label in its name. */
  readonly value: ReactNode;
  /** The id of the label, which also names the panel. The panel's own begins with it: see `panelIdOf`. */
  readonly labelId: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Adds what the library listens to on the button. */
  readonly getButtonProps: (own: HTMLProps<HTMLButtonElement>) => Record<string, unknown>;
  /** What the panel is, where it is more than a group of controls. */
  readonly popup?: 'listbox';
  readonly panelProps?: HTMLProps<HTMLDivElement>;
  /** The content of the panel. Exists only while it is open. */
  readonly children: ReactNode;
}

/** The id of the controls or the list that a dropdown opens. */
export function panelIdOf(labelId: string): string {
  return `${labelId}-panel`;
}

/** What all dropdowns share: label, button and panel. Closes when the focus moves elsewhere. */
export function DropdownFrame(props: DropdownFrameProps): ReactElement {
  const { label, value, labelId, isOpen, onToggle, getButtonProps, popup, children } = props;
  const { setButton, setPanel, placing, measureButton } = props.dropdown;

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only watches the focus of the controls inside
    <div
      className="pmw-dropdown"
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a next element the window lost the focus, or a press is about to move it.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false);
      }}
    >
      <span className="pmw-dropdown__label" id={labelId}>
        {label}
      </span>
      <button
        {...getButtonProps({
          onClick: () => {
            measureButton();
            onToggle(!isOpen);
          },
        })}
        ref={setButton}
        type="button"
        className="pmw-dropdown__button"
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelIdOf(labelId) : undefined}
        // A list has the focus itself and says which of its options is active.
        aria-activedescendant={undefined}
      >
        <span className="pmw-dropdown__value" id={`${labelId}-value`}>
          {value}
        </span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div {...props.panelProps} {...placing} ref={setPanel} className="pmw-dropdown__panel">
          {children}
        </div>
      )}
    </div>
  );
}
