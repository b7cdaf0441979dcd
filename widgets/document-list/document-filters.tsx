import { type ReactElement, type ReactNode, useState } from 'react';
import { Listbox } from '../../shared/dropdown/listbox.tsx';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';
import { type Chosen, type FilterField, filters } from './document-menus.ts';
import { type FilterOptions } from './find-documents.ts';

interface DocumentFiltersProps {
  readonly options: FilterOptions;
  readonly labels: DocumentLabels;
  /** The box, where there is one. */
  readonly search: ReactNode;
  readonly chosen: Chosen;
  readonly onChoose: (field: FilterField, value: string, label: string) => void;
  /** What clears all filters, where it is not beside the message of an empty list. */
  readonly clearing: ReactNode;
}

export function DocumentFilters(props: DocumentFiltersProps): ReactElement | null {
  const { options, labels, search, chosen, onChoose, clearing } = props;
  const { texts } = useWidget<typeof documentListContract>();
  // Kept here, so that opening a menu draws no table; with the choice, so that Back closes it.
  const [open, setOpen] = useState<{ readonly field: FilterField; readonly at: Chosen }>();
  const usable = filters.filter(({ field, least }) => options[field].length >= least);
  if (usable.length === 0 && !search) return null;

  return (
    <div className="pmw-document-list__filters">
      {search}
      {usable.map(({ field, text }) => {
        const values = options[field];
        return (
          <div key={field} className="pmw-document-list__menu">
            <Listbox
              label={texts.get(text)}
              options={[
                texts.get('show-all'),
                ...values.map((value) => labels.labelOf(field, value)),
              ]}
              chosen={values.indexOf(chosen[field]) + 1}
              valueClassName="pmw-document-list__chosen"
              closeLabel={texts.get('close')}
              isOpen={open?.field === field && open.at === chosen}
              onToggle={(willOpen) => {
                // Another menu that has opened since stays open.
                if (willOpen) setOpen({ field, at: chosen });
                else setOpen((current) => (current?.field === field ? undefined : current));
              }}
              onChoose={(index) => {
                const value = values[index - 1] ?? '';
                setOpen(undefined);
                if (value !== chosen[field]) onChoose(field, value, texts.get(text));
              }}
            />
          </div>
        );
      })}
      {clearing}
    </div>
  );
}
