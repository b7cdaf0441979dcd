import { type ReactElement } from 'react';
import { Dropdown } from './dropdown.tsx';
import { OptionList } from './option-list.tsx';

interface ListboxProps {
  /** The name of the list; the button's name begins with it. */
  readonly label: string;
  /** The labels of the options. */
  readonly options: readonly string[];
  /** The index of the chosen option, whose label is shown in the button. */
  readonly chosen: number;
  /** The class of that label in the button. */
  readonly valueClassName: string;
  readonly isOpen: boolean;
  /** Asks to open or close; the owner keeps at most one dropdown open. */
  readonly onToggle: (isOpen: boolean) => void;
  /** Called with the index of an option when it is chosen, even the same one again. Closes the list. */
  readonly onChoose: (index: number) => void;
}

/**
 * A button that opens a list in which one option is chosen (APG's listbox). The list takes the focus, at the
 * chosen option; arrows, Home, End and letters select; Enter, Space and a press choose what is selected, and
 * so does Tab, which then moves on from the button as it does from a native select. Escape changes nothing.
 */
export function Listbox(props: ListboxProps): ReactElement {
  const { label, options, chosen, valueClassName, isOpen, onToggle } = props;
  return (
    <Dropdown
      label={label}
      value={<span className={valueClassName}>{options[chosen]}</span>}
      isOpen={isOpen}
      onToggle={onToggle}
      list={(dropdown) => <OptionList {...props} dropdown={dropdown} />}
    />
  );
}
