import { type ReactElement, useRef } from 'react';
import { Dropdown } from '../../shared/components/dropdown.tsx';
import { Listbox } from '../../shared/components/listbox.tsx';

interface DocumentMenuProps {
  readonly label: string;
  readonly showAll: string;
  /** The values that exist. */
  readonly values: readonly string[];
  /** '' where all are shown. */
  readonly chosen: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChoose: (value: string) => void;
}

/** One of the three single-choice menus (SPEC 4). */
export function DocumentMenu(props: DocumentMenuProps): ReactElement {
  const { label, showAll, values, chosen, isOpen, onToggle, onChoose } = props;
  const root = useRef<HTMLDivElement>(null);
  const options = ['', ...values].map((value) => ({ value, label: value || showAll }));

  return (
    <div ref={root} className="pmw-document-list__menu">
      <Dropdown
        label={label}
        value={<span className="pmw-document-list__chosen">{chosen || showAll}</span>}
        popup="listbox"
        isOpen={isOpen}
        onToggle={onToggle}
      >
        <Listbox
          label={label}
          options={options}
          chosen={chosen}
          onChoose={(value) => {
            // The listbox leaves with the focus in it.
            root.current?.querySelector('button')?.focus();
            onChoose(value);
          }}
        />
      </Dropdown>
    </div>
  );
}
