import { type ReactElement } from 'react';
import { Listbox } from '../../shared/components/listbox.tsx';

interface DocumentMenuProps {
  readonly label: string;
  readonly showAll: string;
  /** The existing values. */
  readonly values: readonly string[];
  /** '' where all are shown. */
  readonly chosen: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChoose: (value: string) => void;
}

/** One of the three single-choice menus (SPEC 4). */
export function DocumentMenu({ showAll, values, ...listbox }: DocumentMenuProps): ReactElement {
  const options = ['', ...values].map((value) => ({ value, label: value || showAll }));

  return (
    <div className="pmw-document-list__menu">
      <Listbox options={options} valueClassName="pmw-document-list__chosen" {...listbox} />
    </div>
  );
}
