import { type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type DropdownParts, useDropdown } from './use-dropdown.ts';

interface DropdownProps {
  /** The name of the panel; the button's name begins with it. */
  readonly label: string;
  /** The text in the button, which follows the label in its name. */
  readonly value: ReactNode;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /** A group of controls. Rendered only while it is open or may be about to open. */
  readonly children?: ReactNode;
  /** Renders a list in place of the controls; arrow keys open it too. */
  readonly list?: (dropdown: DropdownParts) => ReactElement;
}

/**
 * A button that opens a group of controls over the following content (APG's disclosure), or a list. Escape closes
 * it and returns the focus to the button; pressing or focusing something else closes it and does not move the focus.
 */
export function Dropdown(props: DropdownProps): ReactElement {
  const { label, value, isOpen, children, list } = props;
  const dropdown = useDropdown(props);
  const { labelId, panelId, isDrawn, setExpected, toggle, buttonRef, panelRef } = dropdown;
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    toggle(true);
  };
  const group = {
    id: panelId,
    role: 'group',
    'aria-labelledby': labelId,
    // A press between its controls keeps the focus inside.
    tabIndex: -1,
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only watches the controls inside
    <div
      className="pmw-dropdown"
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a next element the window lost the focus, or a press is about to move it.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) toggle(false);
      }}
    >
      <span className="pmw-dropdown__label" id={labelId}>
        {label}
      </span>
      <button
        ref={buttonRef}
        type="button"
        className="pmw-dropdown__button"
        aria-haspopup={list && 'listbox'}
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onKeyDown={list && openByArrow}
        onFocus={({ relatedTarget }) => {
          // Not where the panel gives the focus back.
          setExpected(!panelRef.current?.contains(relatedTarget));
        }}
        onBlur={() => {
          setExpected(false);
        }}
        onPointerEnter={() => {
          setExpected(true);
        }}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves when it is lifted, before the click.
          if (pointerType === 'mouse') setExpected(false);
        }}
        onPointerCancel={() => {
          setExpected(false);
        }}
        onClick={() => {
          toggle(!isOpen);
        }}
      >
        <span className="pmw-dropdown__value" id={`${labelId}-value`}>
          {value}
        </span>
        <Icon name="chevron-down" />
      </button>
      {isDrawn && (
        <div
          {...(!list && group)}
          ref={panelRef}
          className="pmw-dropdown__panel"
          // Neither focused nor read out either.
          style={isOpen ? undefined : { visibility: 'hidden' }}
          popover={'showPopover' in HTMLElement.prototype ? 'manual' : undefined}
        >
          {list ? list(dropdown) : children}
        </div>
      )}
    </div>
  );
}
