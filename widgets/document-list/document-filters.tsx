import { memo, type ReactElement, useCallback, useState } from 'react';
import { Listbox } from '../../shared/components/listbox.tsx';
import { type DocumentTexts } from './document-list.contract.ts';
import { type Chosen, type FilterField, type FilterOptions, filters } from './find-documents.ts';

/** @param label of the menu */
type OnChoose = (field: FilterField, value: string, label: string) => void;

interface DocumentMenuProps {
  readonly field: FilterField;
  readonly label: string;
  /** The existing values. */
  readonly values: readonly string[];
  /** The label of the first entry, which clears the filter. */
  readonly showAll: string;
  /** '' chooses all. */
  readonly chosen: string;
  readonly isOpen: boolean;
  readonly onToggle: (field: FilterField, isOpen: boolean) => void;
  readonly onChoose: OnChoose;
}

/** One menu. Rendered again only where one of its props changed: a step concerns at most one of the menus. */
const DocumentMenu = memo(function DocumentMenu(props: DocumentMenuProps) {
  const { field, label, values, showAll, chosen, isOpen, onToggle, onChoose } = props;
  return (
    <div className="pmw-document-list__menu">
      <Listbox
        label={label}
        options={[showAll, ...values]}
        chosen={values.indexOf(chosen) + 1}
        valueClassName="pmw-document-list__chosen"
        isOpen={isOpen}
        onToggle={(willOpen) => {
          onToggle(field, willOpen);
        }}
        onChoose={(index) => {
          const value = values[index - 1] ?? '';
          onToggle(field, false);
          if (value !== chosen) onChoose(field, value, label);
        }}
      />
    </div>
  );
});

interface DocumentFiltersProps {
  /** The existing values of each filter. */
  readonly options: FilterOptions;
  readonly chosen: Chosen;
  readonly texts: DocumentTexts;
  /** The same function at every render. */
  readonly onChoose: OnChoose;
  readonly onClear: () => void;
}

/** The menus, and the button that empties all of them. */
export function DocumentFilters(props: DocumentFiltersProps): ReactElement {
  const { options, chosen, texts, onChoose, onClear } = props;
  const [openMenu, setOpenMenu] = useState<FilterField>();
  const toggle = useCallback((field: FilterField, isOpen: boolean) => {
    // Another menu may have opened since, which this one must not close.
    setOpenMenu((open) => (isOpen ? field : open === field ? undefined : open));
  }, []);
  // A menu without any choice is not shown.
  const shown = filters.filter(({ field }) => options[field].length > 0);

  return (
    <div className="pmw-document-list__filters">
      {shown.map(({ field, text }) => (
        <DocumentMenu
          key={field}
          field={field}
          label={texts.get(text)}
          values={options[field]}
          showAll={texts.get('show-all')}
          chosen={chosen[field]}
          isOpen={openMenu === field}
          onToggle={toggle}
          onChoose={onChoose}
        />
      ))}
      {Object.values(chosen).some(Boolean) && (
        <button
          type="button"
          className="pmw-text-button pmw-document-list__clear"
          onClick={onClear}
        >
          <span>{texts.get('clear')}</span>
        </button>
      )}
    </div>
  );
}
