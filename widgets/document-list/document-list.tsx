import clsx from 'clsx';
import { type ReactElement, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type ApiClient } from '../../api/client.ts';
import { type AddressSlot } from '../../shared/address/address-writer.ts';
import { goToStart } from '../../shared/dom/go-to-start.ts';
import { Pagination } from '../../shared/components/pagination.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.ts';
import { countPages, slicePage } from '../../shared/rules/page-bounds.ts';
import { type WidgetProps } from '../../shared/widget/define-widget.ts';
import { addressNames, readView, writeView } from './document-address.ts';
import { type DocumentItem } from './document-item.ts';
import { DocumentFilters } from './document-filters.tsx';
import { type documentListContract } from './document-list.contract.ts';
import { DocumentTable } from './document-table.tsx';
import {
  type FilterField,
  filterDocuments,
  listOptions,
  nothingChosen,
  sortDocuments,
  type Sorting,
} from './find-documents.ts';
import { useView } from './use-view.ts';

/** What a list needs in order to be shown. */
export interface DocumentListData {
  readonly items: readonly DocumentItem[];
  /** Its part of the address. */
  readonly slot: AddressSlot;
}

type DocumentListProps = WidgetProps<typeof documentListContract, ApiClient, DocumentListData>;

/** Documents: three menus, a sortable table, pages (SPEC 4, DECISIONS "Documents"). */
export function DocumentList({ config, data, context }: DocumentListProps): ReactElement {
  const { items, slot } = data;
  const { pageSize } = config;
  const { texts, act, guard, culture } = context;
  const [collator] = useState(() => new Intl.Collator(culture, { numeric: true }));
  const [options] = useState(() => listOptions(items, collator));
  const [sorting, setSorting] = useState<Sorting & { readonly column: string }>();
  const results = useRef<HTMLDivElement>(null);
  const keepsFocus = useKeptFocus(results);
  const statusId = useId();

  const onRead = useCallback(
    () => readView(slot.read(), { items, options, pageSize }),
    [slot, items, options, pageSize],
  );
  const [view, goTo] = useView({ slot, onRead, guard });
  const { chosen, page } = view;

  const sorted = useMemo(
    () => (sorting ? sortDocuments(items, sorting, collator) : items),
    [items, sorting, collator],
  );
  const found = useMemo(() => filterDocuments(sorted, chosen), [sorted, chosen]);
  const pageCount = countPages(found.length, pageSize);
  const order = sorting
    ? texts.get(sorting.isAscending ? 'ascending' : 'descending', { column: sorting.column })
    : '';
  const choose = useCallback(
    (field: FilterField, value: string, label: string) => {
      goTo((last) => ({ chosen: { ...last.chosen, [field]: value }, page: 1 }));
      act({ action: 'filter', label, value });
    },
    [goTo, act],
  );
  const sort = useCallback(
    (field: Sorting['field'], column: string) => {
      const isAscending = sorting?.field !== field || !sorting.isAscending;
      setSorting({ field, isAscending, column });
      goTo((last) => ({ ...last, page: 1 }));
      act({ action: 'sort', label: column, value: isAscending ? 'ascending' : 'descending' });
    },
    [sorting, goTo, act],
  );

  return (
    <div className="pmw pmw-document-list" {...keepsFocus}>
      <DocumentFilters
        options={options}
        chosen={chosen}
        texts={texts}
        onChoose={choose}
        onClear={() => {
          goTo(() => ({ chosen: nothingChosen, page: 1 }));
          act({ action: 'clear' });
        }}
      />
      <div
        ref={results}
        className="pmw-document-list__results"
        role="group"
        aria-label={texts.get('label')}
        tabIndex={-1}
      >
        {found.length === 0 ? (
          <p className="pmw-document-list__none">{texts.get('no-results')}</p>
        ) : (
          <DocumentTable
            items={slicePage(found, page, pageSize)}
            descriptionId={statusId}
            sorting={sorting}
            culture={culture}
            texts={texts}
            onSort={sort}
            onFollow={(label) => {
              act({ action: 'document', label });
            }}
          />
        )}
      </div>
      <div className="pmw-document-list__foot">
        <StatusLine
          id={statusId}
          className={clsx('pmw-document-list__status', found.length === 0 && 'pmw-visually-hidden')}
          text={texts.count('results', found.length)}
          detail={order}
          // Not the page: its position is announced separately.
          turn={[order, ...Object.values(chosen)].join()}
        />
        <Pagination
          page={page}
          pageCount={pageCount}
          texts={texts}
          hrefOf={(target) => slot.hrefFor(addressNames, writeView({ chosen, page: target }))}
          onGoTo={(target) => {
            goTo((last) => ({ ...last, page: target }));
            act({ action: 'page', value: target });
            goToStart(results.current);
          }}
        />
      </div>
    </div>
  );
}
