import { clsx } from 'clsx';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { useAddressState } from '../../shared/address/use-address-state.ts';
import { isFor } from '../../shared/audience/is-for.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { goToStart } from '../../shared/dom/go-to-start.ts';
import { saveFile } from '../../shared/dom/save-file.ts';
import { useAudience } from '../../shared/hooks/use-audience.ts';
import { useFocusFallback } from '../../shared/hooks/use-focus-fallback.ts';
import { commaOf } from '../../shared/rules/comma.ts';
import { countPages, slicePage } from '../../shared/rules/page-bounds.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { addressNames, readView, type View, writeView } from './document-address.ts';
import { writeDocuments } from './document-csv.ts';
import { DocumentFilters } from './document-filters.tsx';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';
import { DocumentTable } from './document-table.tsx';
import { noChoice } from './document-menus.ts';
import {
  filterDocuments,
  findColumns,
  listOptions,
  sortDocuments,
  type Sorting,
} from './find-documents.ts';

export interface DocumentListData {
  readonly items: readonly DocumentItem[];
  readonly collator: Intl.Collator;
  readonly labels: DocumentLabels;
  readonly slot: AddressSlot;
}

interface ChosenSorting extends Sorting {
  readonly column: string;
  /** What was shown before, if the order led from there to the first page. */
  readonly left: View | undefined;
}

type DocumentListProps = WidgetProps<typeof documentListContract, DocumentListData>;

/** Documents in a sortable table (DECISIONS "Documents"). */
export function DocumentList({ config, data }: DocumentListProps): ReactElement {
  const { items: all, collator, labels, slot } = data;
  const audience = useAudience();
  const items = useMemo(
    () => all.filter((item) => isFor(audience, item.audience, item.country)),
    [all, audience],
  );
  const { options, columns, hasFiles, hasReplaced } = useMemo(
    () => ({
      options: listOptions(items, { collator, ...labels }),
      columns: findColumns(items),
      hasFiles: items.some(({ link }) => link !== undefined),
      hasReplaced: items.some(({ replacedBy }) => replacedBy !== ''),
    }),
    [items, collator, labels],
  );
  const { pageSize } = config;
  const { texts, act, culture, guard } = useWidget<typeof documentListContract>();
  const [sorting, setSorting] = useState<ChosenSorting>();
  /** What is being typed; the address has it when the visitor leaves the box or takes another step. */
  const [typed, setTyped] = useState<string>();
  const results = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusFallback(results);
  const statusId = useId();

  const form = useMemo(
    () => ({
      names: addressNames,
      read: (values: ReadonlyMap<string, string>) => readView(values, { items, options, pageSize }),
      write: writeView,
    }),
    [items, options, pageSize],
  );
  /** From now on the page that the order has left may be announced again. */
  const forgetLeft = () => {
    setSorting((now) => now && { ...now, left: undefined });
  };
  const travel = () => {
    forgetLeft();
    setTyped(undefined);
  };
  const { state, last, push, hrefFor } = useAddressState(slot, form, travel);
  const isDraft = typed !== undefined && typed !== state.chosen.search;
  const view = isDraft ? { chosen: { ...state.chosen, search: typed }, pageNumber: 1 } : state;
  const { chosen, pageNumber } = view;

  const sorted = useMemo(
    () => (sorting ? sortDocuments(items, sorting, collator) : items),
    [items, sorting, collator],
  );
  const found = useMemo(() => filterDocuments(sorted, chosen), [sorted, chosen]);
  const order = sorting
    ? texts.get(sorting.isAscending ? 'ascending' : 'descending', { column: sorting.column })
    : '';
  const choice = Object.values(state.chosen).join();
  const isEmpty = found.length === 0;
  const clearing = Object.values(chosen).some(Boolean) && (
    <button
      type="button"
      className="pmw-text-button pmw-document-list__clear"
      onClick={() => {
        setTyped(undefined);
        push({ chosen: noChoice, pageNumber: 1 });
        act({ action: 'clear' });
        // The button goes with the last filter.
        goToStart(results.current, guard);
      }}
    >
      <span>{texts.get('clear')}</span>
    </button>
  );

  const search = (config.search || typed !== undefined || chosen.search) && (
    <label className="pmw-field pmw-document-list__search">
      <span className="pmw-field__label">{texts.get('search')}</span>
      <input
        type="search"
        className="pmw-field__input"
        value={chosen.search}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={() => {
          push(view);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The page may be one form.
          event.preventDefault();
          push(view);
        }}
      />
    </label>
  );

  return (
    <div className="pmw pmw-document-list" {...focusHandlers}>
      <DocumentFilters
        options={options}
        labels={labels}
        search={search}
        chosen={chosen}
        onChoose={(field, value, label) => {
          push({ chosen: { ...chosen, [field]: value }, pageNumber: 1 });
          act({ action: 'filter', label, value });
        }}
        clearing={!isEmpty && clearing}
      />
      <div
        ref={results}
        className="pmw-document-list__results"
        role="group"
        aria-label={texts.get('label')}
        tabIndex={-1}
      >
        <DocumentTable
          items={slicePage(found, pageNumber, pageSize)}
          columns={columns}
          hasFiles={hasFiles}
          labels={labels}
          descriptionId={statusId}
          sorting={sorting}
          onSort={(field, column) => {
            const isAscending = sorting?.field !== field || !sorting.isAscending;
            setSorting({
              field,
              isAscending,
              column,
              left: pageNumber > 1 ? view : sorting?.left,
            });
            push({ chosen, pageNumber: 1 });
            act({
              action: 'sort',
              label: column,
              value: isAscending ? 'ascending' : 'descending',
            });
          }}
        />
        {isEmpty && (
          <div className="pmw-document-list__none">
            <p className="pmw-document-list__message">{texts.get('no-results')}</p>
            {clearing}
          </div>
        )}
      </div>
      <div className="pmw-document-list__foot">
        <StatusLine
          id={statusId}
          className={clsx('pmw-document-list__status', isEmpty && 'pmw-visually-hidden')}
          text={texts.count('results', found.length)}
          detail={order && commaOf(culture) + order}
          // Without the page, whose position is announced separately, and without what is being typed.
          turn={[order, choice].join()}
        />
        {hasReplaced && (
          <label className="pmw-document-list__replaced">
            <input
              type="checkbox"
              checked={chosen.replaced !== ''}
              onChange={({ target }) => {
                const replaced = target.checked ? 'true' : '';
                push({ chosen: { ...chosen, replaced }, pageNumber: 1 });
              }}
            />
            <span>{texts.get('show-replaced')}</span>
          </label>
        )}
        {config.csv && !isEmpty && (
          <button
            type="button"
            className="pmw-text-button"
            onClick={() => {
              const text = writeDocuments(found, texts, labels);
              saveFile(`${texts.get('label')}.csv`, 'text/csv', text);
              act({ action: 'csv', value: found.length });
            }}
          >
            <span>{texts.get('csv')}</span>
          </button>
        )}
        <Pagination
          texts={texts}
          pageNumber={pageNumber}
          pageCount={countPages(found.length, pageSize)}
          isTurned={
            last !== undefined &&
            last !== sorting?.left &&
            choice === Object.values(last.chosen).join()
          }
          hrefOf={(target) => hrefFor({ chosen, pageNumber: target })}
          onGoTo={(target) => {
            forgetLeft();
            push({ chosen, pageNumber: target });
            act({ action: 'page', value: target });
            goToStart(results.current, guard);
          }}
        />
      </div>
    </div>
  );
}
