import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from './icon.tsx';
import { placePanel } from './place-panel.ts';

interface DropdownProps {
  /** The name of button and panel. */
  readonly label: string;
  /** What stands in the button. */
  readonly value: ReactNode;
  /** What is heard behind the button's name, where `value` alone does not say it. */
  readonly description?: string;
  readonly isOpen: boolean;
  /** Asks for the other state; whoever knows of other dropdowns lets one be open at most. */
  readonly onToggle: (isOpen: boolean) => void;
  /** What opens: a group of controls (the default) or a listbox, which brings its own role and name. */
  readonly popup?: 'group' | 'listbox';
  /** The content of the panel. Exists only while it is open. */
  readonly children: ReactNode;
}

/** Puts the panel where it fits; its stylesheet does the rest. */
function place(button: HTMLElement, panel: HTMLElement): void {
  panel.style.removeProperty('max-block-size');
  panel.style.removeProperty('transform');
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { side, maxHeight, shift } = placePanel({
    button: button.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    window: { width, height },
    isRightToLeft: getComputedStyle(button).direction === 'rtl',
  });
  panel.dataset['side'] = side;
  panel.style.setProperty('max-block-size', `${maxHeight}px`);
  if (shift !== 0) panel.style.setProperty('transform', `translateX(${shift}px)`);
}

/**
 * A button that opens a panel over what follows (APG's disclosure). Escape closes it and gives the focus
 * back to the button; a press or the focus elsewhere closes it and takes the focus nowhere.
 */
export function Dropdown(props: DropdownProps): ReactElement {
  const { label, value, description, isOpen, onToggle, popup = 'group', children } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = useEffectEvent(() => {
    onToggle(false);
  });

  useLayoutEffect(() => {
    if (isOpen && button.current && panel.current) place(button.current, panel.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) close();
    };
    const onResize = (): void => {
      if (button.current && panel.current) place(button.current, panel.current);
    };
    document.addEventListener('pointerdown', onPress, { signal: ending.signal, capture: true });
    window.addEventListener('resize', onResize, { signal: ending.signal });
    return () => {
      ending.abort();
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // As a native select does.
    if (popup === 'listbox' && !isOpen && /^Arrow(?:Down|Up)$/.test(event.key)) {
      event.preventDefault();
      onToggle(true);
    }
    if (event.key !== 'Escape' || !isOpen) return;
    // A dialog around would close too.
    event.stopPropagation();
    event.preventDefault();
    onToggle(false);
    button.current?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the keys come from the controls inside
    <div
      ref={root}
      className="pmw-dropdown"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a next element the window lost the focus, or a press will say where it goes.
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false);
      }}
    >
      <span className="pmw-dropdown__label" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="pmw-dropdown__button"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-value`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        aria-haspopup={popup === 'listbox' ? 'listbox' : undefined}
        onClick={() => {
          onToggle(!isOpen);
        }}
      >
        <span className="pmw-dropdown__value">{value}</span>
        <Icon name="chevron-down" />
      </button>
      <span className="pmw-visually-hidden" id={`${id}-value`}>
        {description ?? value}
      </span>
      {isOpen && (
        <div
          ref={panel}
          className="pmw-dropdown__panel"
          id={`${id}-panel`}
          {...(popup === 'group' && { role: 'group', 'aria-labelledby': `${id}-label` })}
        >
          {children}
        </div>
      )}
    </div>
  );
}
