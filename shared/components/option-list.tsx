import { type KeyboardEvent, memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { useSteps } from '../hooks/use-steps.ts';
import { optionAfterKey } from '../rules/option-after-key.ts';
import { addTyped, isTyping, nothingTyped } from '../rules/typed-option.ts';
import { Icon } from './icon.tsx';

export interface ListboxOption {
  readonly value: string;
  readonly label: string;
}

interface OptionProps {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
}

/** Rendered again only where one of its props changed: a list may have hundreds of options. */
const Option = memo(function Option({ id, label, isChosen, isActive }: OptionProps) {
  return (
    <div
      className="pmw-listbox__option"
      id={id}
      role="option"
      aria-selected={isActive}
      data-state={isActive ? 'active' : undefined}
    >
      <span>{label}</span>
      {isChosen && <Icon name="check" />}
    </div>
  );
});

interface OptionListProps {
  readonly id: string;
  readonly labelId: string;
  readonly options: readonly ListboxOption[];
  /** The index of the chosen option, at which the list starts. */
  readonly chosenIndex: number;
  /** Whether it is seen. It may be drawn before. */
  readonly isOpen: boolean;
  /** Called with the index of an option. */
  readonly onChoose: (index: number) => void;
}

/** A list (APG's listbox). While it is open it has the focus itself and says which of its options is active. */
export function OptionList(props: OptionListProps): ReactElement {
  const { id, labelId, options, chosenIndex, isOpen, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(nothingTyped);
  const [reached, setReached] = useState<number>();
  const active = reached ?? chosenIndex;
  const drawn = Math.max(useSteps(options.length, isOpen), active + 10);

  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    // In the frame: when the list opens it is placed after this.
    const frame = requestAnimationFrame(() => {
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, timeStamp: nowMs } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCharacter = key.length === 1 && (key !== ' ' || isTyping(typed.current, nowMs));
    let index = optionAfterKey(key, active, options.length);
    if (isCharacter) {
      const labels = options.map(({ label }) => label);
      ({ typed: typed.current, index } = addTyped(typed.current, key, { labels, active, nowMs }));
    }
    if (index >= 0) setReached(index);
    const isChosen = !isCharacter && ['Enter', ' ', 'Tab'].includes(key);
    if (isChosen) onChoose(active);
    // Tab moves on from the button, as it does from a native select.
    if (key !== 'Tab' && (isChosen || isCharacter || index >= 0)) event.preventDefault();
  };

  return (
    <div
      ref={list}
      id={id}
      className="pmw-listbox pmw-focus-inside"
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelId}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => {
        onChoose(
          [...currentTarget.children].findIndex((option) => option.contains(target as Node)),
        );
      }}
    >
      {options.slice(0, drawn).map(({ value, label }, index) => (
        <Option
          key={value}
          id={`${id}-${index}`}
          label={label}
          isChosen={index === chosenIndex}
          isActive={index === active}
        />
      ))}
    </div>
  );
}
