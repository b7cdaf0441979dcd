import { type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { keepFromPage, scrollOptOut } from '../dom/opt-outs.ts';
import { Icon } from '../components/icon.tsx';
import { type DropdownParts } from './use-dropdown.ts';

interface DropdownFrameProps {
  readonly dropdown: DropdownParts;
  readonly label: string;
  readonly value: ReactNode;
  readonly buttonProps: HTMLAttributes<HTMLButtonElement>;
  readonly panelProps?: HTMLAttributes<HTMLDivElement>;
  /** Names the button that closes the sheet of a phone; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
}

/** Closes when the focus leaves it. */
export function DropdownFrame(props: DropdownFrameProps): ReactElement {
  const { dropdown, label, value, buttonProps, panelProps, closeLabel, children } = props;
  const { labelId, panelId, button, setButton, setPanel, hasTopLayer } = dropdown;
  const { floatingStyles, context } = dropdown;
  const isOpen = context.open;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only watches the controls inside
    <div
      className="pmw-dropdown"
      onBlur={({ relatedTarget, currentTarget, nativeEvent }) => {
        // Without a next element the window lost the focus, or a press is about to move it.
        if (!isOpen || !relatedTarget || currentTarget.contains(relatedTarget)) return;
        context.onOpenChange(false, nativeEvent, 'focus-out');
      }}
    >
      <span className="pmw-dropdown__label" id={labelId}>
        {label}
      </span>
      <button
        ref={setButton}
        type="button"
        className="pmw-dropdown__button"
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        {...buttonProps}
      >
        <span className="pmw-dropdown__value" id={`${labelId}-value`}>
          {value}
        </span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div
          ref={setPanel}
          className="pmw-dropdown__panel"
          data-label={label}
          data-placement={context.placement}
          style={floatingStyles}
          popover={hasTopLayer ? 'manual' : undefined}
          onWheel={keepFromPage}
          onTouchMove={keepFromPage}
          {...scrollOptOut}
          {...panelProps}
        >
          {children}
          {closeLabel !== undefined && (
            <button
              type="button"
              className="pmw-dropdown__close"
              aria-label={closeLabel}
              onClick={({ nativeEvent }) => {
                button?.focus();
                context.onOpenChange(false, nativeEvent, 'click');
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
