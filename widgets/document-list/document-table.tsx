/* eslint-disable jsx-a11y-x/no-redundant-roles -- when its rows become cards, browsers would drop the roles */
import { type ReactElement, useMemo } from 'react';
import { Icon } from '../../shared/components/icon.tsx';
import { createDayFormat } from '../../shared/rules/nav-date.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';
import { DocumentRow } from './document-row.tsx';
import { type Column, type Sorting } from './find-documents.ts';

const block = 'pmw-document-list';

/** Says that a column can be sorted by: a menu beside it has the arrow that points down. */
const sortSign = (
  <svg className="pmw-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 9.5l5-5 5 5M7 14.5l5 5 5-5" />
  </svg>
);

interface DocumentHeadProps {
  readonly columns: readonly Column[];
  readonly hasFiles: boolean;
  readonly sorting: Sorting | undefined;
  readonly onSort: (field: Sorting['field'], column: string) => void;
}

function DocumentHead(props: DocumentHeadProps): ReactElement {
  const { columns, hasFiles, sorting, onSort } = props;
  const { texts } = useWidget<typeof documentListContract>();
  return (
    <thead className={`${block}__head`} role="rowgroup">
      <tr className={`${block}__headers`} role="row">
        {columns.map(({ field, text }) => {
          const column = texts.get(text);
          const isSorted = sorting?.field === field;
          const order = sorting?.isAscending ? 'ascending' : 'descending';
          return (
            <th
              key={field}
              className={`${block}__header`}
              role="columnheader"
              scope="col"
              aria-label={column}
              aria-sort={isSorted ? order : undefined}
            >
              <button
                type="button"
                className={`${block}__sort`}
                aria-label={texts.get('sort-by', { column })}
                onClick={() => {
                  onSort(field, column);
                }}
              >
                <span>{column}</span>
                {isSorted ? <Icon name="chevron-down" /> : sortSign}
              </button>
            </th>
          );
        })}
        {hasFiles && (
          <th className={`${block}__header ${block}__header--file`} role="columnheader" scope="col">
            <span>{texts.get('file')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface DocumentTableProps extends DocumentHeadProps {
  readonly items: readonly DocumentItem[];
  readonly labels: DocumentLabels;
  readonly descriptionId: string;
}

export function DocumentTable(props: DocumentTableProps): ReactElement {
  const { items, labels, descriptionId, ...head } = props;
  const { columns, hasFiles } = head;
  const { texts, culture } = useWidget<typeof documentListContract>();
  const formatDay = useMemo(() => createDayFormat(culture, { dateStyle: 'medium' }), [culture]);

  return (
    <table
      className={`${block}__table`}
      role="table"
      aria-label={texts.get('label')}
      aria-describedby={descriptionId}
    >
      {/* The name of each button says it too. */}
      <caption className={`${block}__caption`} aria-hidden="true">
        {texts.get('sort')}
      </caption>
      <DocumentHead {...head} />
      <tbody className={`${block}__body`} role="rowgroup">
        {items.map((item) => (
          <DocumentRow
            key={item.key}
            item={item}
            columns={columns}
            hasFiles={hasFiles}
            labels={labels}
            formatDay={formatDay}
          />
        ))}
      </tbody>
    </table>
  );
}
