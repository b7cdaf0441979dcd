import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { findTyped } from './find-typed.ts';
import { Icon } from './icon.tsx';

interface ListboxOption {
  readonly value: string;
  readonly label: string;
}

interface ListboxProps {
  readonly label: string;
  readonly options: readonly ListboxOption[];
  /** The value of the chosen option. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Letters that follow each other within this time are one word. */
const typingMs = 500;

/**
 * A list of which one option is chosen (APG's listbox). Takes the focus when it opens, at the chosen option;
 * arrows, Home, End and letters move, Enter, Space and a press choose. Stands in a `Dropdown`, which closes it.
 */
export function Listbox({ label, options, chosen, onChoose }: ListboxProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => value === chosen),
    ),
  );

  useEffect(() => {
    list.current?.focus();
  }, []);

  useEffect(() => {
    const [box, option] = [list.current, list.current?.children[active]];
    if (!box || !(option instanceof HTMLElement)) return;
    // Not scrollIntoView: the page stays where it is.
    const { offsetTop: top, offsetHeight: height } = option;
    box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + height - box.clientHeight));
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = options.length - 1;
    const isTyping = event.timeStamp - typed.current.at < typingMs;
    if (key === 'ArrowDown') setActive(Math.min(active + 1, last));
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(last);
    else if (key === 'Enter' || (key === ' ' && !(isTyping && typed.current.text))) {
      onChoose(options[active]?.value ?? '');
    } else if (key.length === 1) {
      const text = (isTyping ? typed.current.text : '') + key;
      typed.current = { text, at: event.timeStamp };
      const labels = options.map((option) => option.label);
      setActive(findTyped(labels, text, active));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      className="pmw-listbox pmw-focus-inside"
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {options.map(({ value, label: text }, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the list has keys and focus
        <div
          key={value}
          className="pmw-listbox__option"
          id={`${id}-${index}`}
          role="option"
          aria-selected={value === chosen}
          data-state={index === active ? 'active' : undefined}
          onClick={() => {
            onChoose(value);
          }}
        >
          <span>{text}</span>
          {value === chosen && <Icon name="check" />}
        </div>
      ))}
    </div>
  );
}
