import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DropdownFrame } from './dropdown-frame.tsx';
import { useWidget } from '../widget/use-widget.ts';
import { findTyped } from '../rules/find-typed.ts';
import { toOccurrenceKeys } from '../rules/occurrence-keys.ts';
import { ListboxOption } from './listbox-option.tsx';
import { useDropdown } from './use-dropdown.ts';

interface ListboxProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: number;
  readonly valueClassName: string;
  readonly closeLabel?: string | undefined;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /** Also called with the same one again. Closes the list. */
  readonly onChoose: (index: number) => void;
}

/**
 * APG's listbox. The list takes the focus, at the chosen option. Tab chooses what is active and moves on from
 * the button, as in a native select.
 */
export function Listbox(props: ListboxProps): ReactElement {
  const { label, options, chosen, valueClassName, closeLabel, isOpen, onToggle, onChoose } = props;
  const dropdown = useDropdown('list', isOpen, onToggle);
  const { labelId, panelId, button, context } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const setElement = useCallback((index: number, element: HTMLElement | null) => {
    elements.current[index] = element;
  }, []);
  const [active, setActive] = useState<number | null>(null);
  const { culture } = useWidget();

  const listNavigation = useListNavigation(context, {
    listRef: elements,
    activeIndex: active,
    selectedIndex: chosen,
    onNavigate: setActive,
    virtual: true,
    focusItemOnHover: false,
  });
  const typeahead = useTypeahead(context, {
    enabled: isOpen,
    listRef: { current: [...options] },
    activeIndex: active,
    onMatch: setActive,
    findMatch: (labels, typed) => findTyped(labels, typed, culture),
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    ...dropdown.interactions,
    listNavigation,
    typeahead,
  ]);

  // Not before it is shown: nothing takes the focus that is not.
  useEffect(() => {
    if (context.isPositioned) list.current?.focus({ preventScroll: true });
  }, [context.isPositioned]);

  /** @param index -1 if a press was beside all options */
  const choose = (index: number): void => {
    if (options[index] === undefined) return;
    // The list is removed while it has the focus.
    button?.focus();
    onChoose(index);
  };

  const chooseByKey = (event: KeyboardEvent): void => {
    // Prevented is a space within a word that is being typed.
    if (active === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!['Enter', ' ', 'Tab'].includes(event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
    choose(active);
  };

  // The same for all options: none has handlers of its own.
  const itemProps = useMemo(() => getItemProps(), [getItemProps]);
  const keys = toOccurrenceKeys(options);
  return (
    <DropdownFrame
      dropdown={dropdown}
      label={label}
      value={<span className={valueClassName}>{options[chosen]}</span>}
      closeLabel={closeLabel}
      buttonProps={getReferenceProps({
        'aria-haspopup': 'listbox',
        // The list has the focus, not the button.
        'aria-activedescendant': undefined,
      })}
    >
      <div
        className="pmw-listbox pmw-focus-inside"
        {...getFloatingProps({
          id: panelId,
          role: 'listbox',
          tabIndex: 0,
          'aria-labelledby': labelId,
          onKeyDown: chooseByKey,
          onClick: ({ target, currentTarget }) => {
            const children = [...currentTarget.children];
            choose(children.findIndex((option) => option.contains(target as Node)));
          },
        })}
        ref={list}
      >
        {options.map((option, index) => (
          <ListboxOption
            key={keys[index]}
            index={index}
            id={`${panelId}-${index}`}
            label={option}
            isChosen={index === chosen}
            isActive={index === active}
            setElement={setElement}
            itemProps={itemProps}
          />
        ))}
      </div>
    </DropdownFrame>
  );
}
