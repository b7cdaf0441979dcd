import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { DropdownFrame, panelIdOf } from './dropdown-frame.tsx';
import { Icon } from './icon.tsx';
import { useDropdown } from './use-dropdown.ts';

interface ListboxOption {
  readonly value: string;
  readonly label: string;
}

interface ListboxProps {
  /** The name of the list; the button's name begins with it. */
  readonly label: string;
  readonly options: readonly ListboxOption[];
  /** The value of the chosen option, whose label is shown in the button. */
  readonly chosen: string;
  /** The class of that label in the button. */
  readonly valueClassName: string;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /** Called when an option is chosen, even the same one again. Closes the list. */
  readonly onChoose: (value: string) => void;
}

/**
 * The option that the typed letters mean. For a letter typed twice the library goes to the next option,
 * except where a label begins with that letter twice ("Aaron"): a native select goes to the next one there
 * too.
 *
 * @param labels the labels of the options, starting after the one where typing began and wrapping around
 * @param typed what was typed without a pause
 */
function findTyped(labels: readonly (string | null)[], typed: string): string | null | undefined {
  const [letter = ''] = typed;
  const isRepeated = typed === letter.repeat(typed.length);
  const start = (isRepeated ? letter : typed).toLocaleLowerCase();
  const found = labels.filter((label) => label?.toLocaleLowerCase().startsWith(start));
  return found[isRepeated ? (typed.length - 1) % found.length : 0];
}

interface OptionProps {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** Rendered again only where one of its props changed: a list may have hundreds of options. */
const Option = memo(function Option(props: OptionProps) {
  const { id, label, isChosen, isActive, isSelected } = props;
  return (
    <div
      className="pmw-listbox__option"
      id={id}
      role="option"
      aria-selected={isSelected}
      data-state={isActive ? 'active' : undefined}
    >
      <span>{label}</span>
      {isChosen && <Icon name="check" />}
    </div>
  );
});

/**
 * A button that opens a list in which one option is chosen (APG's listbox). The list takes the focus, at the
 * chosen option; arrows, Home, End and letters select; Enter, Space and a press choose what is selected, and
 * so does Tab, which then moves on from the button as it does from a native select. Escape changes nothing.
 */
export function Listbox(props: ListboxProps): ReactElement {
  const { label, options, chosen, valueClassName, isOpen, onToggle, onChoose } = props;
  const labelId = useId();
  const listId = panelIdOf(labelId);
  const elements = useRef<HTMLElement[]>([]);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const dropdown = useDropdown({ isOpen, onToggle });
  const { button, context } = dropdown;
  const chosenIndex = Math.max(
    0,
    options.findIndex(({ value }) => value === chosen),
  );

  const { getReferenceProps, getFloatingProps } = useInteractions([
    dropdown.dismiss,
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      selectedIndex: chosenIndex,
      onNavigate: setActiveIndex,
      // The focus stays on the list; its options are not focusable.
      virtual: true,
      focusItemOnOpen: true,
    }),
    useTypeahead(context, {
      enabled: isOpen,
      listRef: { current: options.map((option) => option.label) },
      activeIndex,
      onMatch: setActiveIndex,
      findMatch: findTyped,
    }),
  ]);

  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.focus({ preventScroll: true });
  }, [isOpen, listId]);

  const choose = (index: number | null): void => {
    const option = options[index ?? -1];
    if (!option) return;
    // The list is removed while it has the focus.
    button?.focus();
    // Removed before the browser moves the focus: otherwise Tab would stop at the list next.
    flushSync(() => {
      onChoose(option.value);
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // A space may belong to the typed text: then it has already been handled.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!['Enter', ' ', 'Tab'].includes(event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
    choose(activeIndex);
  };

  return (
    <DropdownFrame
      {...{ dropdown, label, labelId, isOpen, onToggle }}
      value={<span className={valueClassName}>{options[chosenIndex]?.label}</span>}
      getButtonProps={getReferenceProps}
      popup="listbox"
    >
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- role and keys come from the hooks */}
      <div
        {...getFloatingProps({ id: listId, role: 'listbox', tabIndex: 0, onKeyDown })}
        className="pmw-listbox pmw-focus-inside"
        aria-labelledby={labelId}
        onClick={({ target }) => {
          choose(elements.current.findIndex((option) => option.contains(target as Node)));
        }}
        ref={(list) => {
          elements.current = list ? ([...list.children] as HTMLElement[]) : [];
        }}
      >
        {options.map((option, index) => (
          <Option
            key={option.value}
            id={`${listId}-${index}`}
            label={option.label}
            isChosen={index === chosenIndex}
            isActive={index === activeIndex}
            isSelected={index === (activeIndex ?? chosenIndex)}
          />
        ))}
      </div>
    </DropdownFrame>
  );
}
