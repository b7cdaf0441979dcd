import { type KeyboardEvent, memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSteps } from '../hooks/use-steps.ts';
import { optionAfterKey } from '../rules/option-after-key.ts';
import { addTyped, isTyping, nothingTyped } from '../rules/typed-option.ts';
import { Icon } from './icon.tsx';
import { type DropdownParts } from './use-dropdown.ts';

interface OptionProps {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
}

/** Rendered again only where one of its props changed: a list may have hundreds of options. */
const Option = memo(function Option({ id, label, isChosen, isActive }: OptionProps) {
  return (
    <div className="pmw-listbox__option" id={id} role="option" aria-selected={isActive}>
      <span>{label}</span>
      {isChosen && <Icon name="check" />}
    </div>
  );
});

interface OptionListProps {
  readonly dropdown: DropdownParts;
  /** The labels of the options. */
  readonly options: readonly string[];
  /** The index of the chosen option, at which the list starts. */
  readonly chosen: number;
  /** Whether it is seen. It may be drawn before. */
  readonly isOpen: boolean;
  /** Called with the index of an option. */
  readonly onChoose: (index: number) => void;
}

/** A list (APG's listbox). While it is open it has the focus itself and says which of its options is active. */
export function OptionList(props: OptionListProps): ReactElement {
  const { dropdown, options, chosen, isOpen, onChoose } = props;
  const { labelId, panelId, buttonRef } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(nothingTyped);
  const [reached, setReached] = useState<number>();
  const active = reached ?? chosen;
  const drawn = Math.max(useSteps(options.length, isOpen), active + 10);

  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    // In the frame: when the list opens it is placed after this.
    requestAnimationFrame(() => {
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    });
  }, [active]);

  /** @param index -1 where a press was beside all options */
  const choose = (index: number): void => {
    if (options[index] === undefined) return;
    // The list is removed while it has the focus.
    buttonRef.current?.focus();
    // Removed before the browser moves the focus: otherwise Tab would stop at the list next.
    flushSync(() => {
      onChoose(index);
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, timeStamp: nowMs } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCharacter = key.length === 1 && (key !== ' ' || isTyping(typed.current, nowMs));
    let index = optionAfterKey(key, active, options.length);
    if (isCharacter) {
      ({ typed: typed.current, index } = addTyped(typed.current, key, {
        labels: options,
        active,
        nowMs,
      }));
    }
    if (index >= 0) setReached(index);
    const isChosen = !isCharacter && ['Enter', ' ', 'Tab'].includes(key);
    if (isChosen) choose(active);
    // Tab moves on from the button, as it does from a native select.
    if (key !== 'Tab' && (isChosen || isCharacter || index >= 0)) event.preventDefault();
  };

  return (
    <div
      ref={list}
      id={panelId}
      className="pmw-listbox pmw-focus-inside"
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelId}
      aria-activedescendant={`${panelId}-${active}`}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => {
        choose([...currentTarget.children].findIndex((option) => option.contains(target as Node)));
      }}
    >
      {options.slice(0, drawn).map((label, index) => (
        <Option
          // Options never change their order.
          key={index}
          id={`${panelId}-${index}`}
          label={label}
          isChosen={index === chosen}
          isActive={index === active}
        />
      ))}
    </div>
  );
}
