import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type DropdownParts } from './use-dropdown.ts';

interface DropdownFrameProps {
  readonly dropdown: DropdownParts;
  /** The beginning of the button's accessible name. */
  readonly label: string;
  /** The text in the button, which follows the label in its name. */
  readonly value: ReactNode;
  readonly buttonProps?: Pick<ComponentProps<'button'>, 'aria-haspopup' | 'onKeyDown'>;
  readonly panelProps?: Omit<ComponentProps<'div'>, 'ref'>;
  /** The content of the panel. Exists only while the dropdown is drawn. */
  readonly children: ReactNode;
}

/** What all dropdowns share: label, button and panel. Closes when the focus moves elsewhere. */
export function DropdownFrame(props: DropdownFrameProps): ReactElement {
  const { label, value, children } = props;
  const { labelId, panelId, isOpen, isDrawn, setExpected, toggle, buttonRef, panelRef } =
    props.dropdown;

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
        {...props.buttonProps}
        ref={buttonRef}
        type="button"
        className="pmw-dropdown__button"
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
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
          {...props.panelProps}
          ref={panelRef}
          className="pmw-dropdown__panel"
          // Neither focused nor read out either.
          style={isOpen ? undefined : { visibility: 'hidden' }}
          popover={'showPopover' in HTMLElement.prototype ? 'manual' : undefined}
        >
          {children}
        </div>
      )}
    </div>
  );
}
