/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role -- where the table is narrow its rows become cards, and browsers would drop the roles */
import clsx from 'clsx';
import { memo, type ReactElement, useMemo } from 'react';
import { Icon } from '../../shared/components/icon.tsx';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { findFileKind } from '../../shared/rules/file-kind.ts';
import { createDayFormat } from '../../shared/rules/nav-date.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentTexts } from './document-list.contract.ts';
import { columns, type Sorting } from './find-documents.ts';

const block = 'pmw-document-list';

interface DocumentHeadProps {
  readonly sorting: Sorting | undefined;
  readonly texts: DocumentTexts;
  readonly onSort: (field: Sorting['field'], column: string) => void;
}

/** The headings. Rendered again only where the order changed. */
const DocumentHead = memo(function DocumentHead({ sorting, texts, onSort }: DocumentHeadProps) {
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
                <Icon name="chevron-down" />
              </button>
            </th>
          );
        })}
        <th className={`${block}__header`} role="columnheader" scope="col">
          <span>{texts.get('file')}</span>
        </th>
      </tr>
    </thead>
  );
});

interface DocumentTableProps extends DocumentHeadProps {
  /** Those of the current page. */
  readonly items: readonly DocumentItem[];
  /** The id of the line that says how many there are, in which order. */
  readonly descriptionId: string;
  readonly culture: string;
  readonly onFollow: (name: string) => void;
}

/** A page of documents: a table, whose rows become cards where it is narrow. */
export function DocumentTable(props: DocumentTableProps): ReactElement {
  const { items, descriptionId, sorting, culture, texts, onSort, onFollow } = props;
  const formatDay = useMemo(() => createDayFormat(culture, { dateStyle: 'medium' }), [culture]);

  return (
    <table
      className={`${block}__table`}
      role="table"
      aria-label={texts.get('label')}
      aria-describedby={descriptionId}
    >
      <DocumentHead {...{ sorting, texts, onSort }} />
      <tbody className={`${block}__body`} role="rowgroup">
        {items.map((item, index) => {
          const name = toPlainText(item.name) || texts.get('untitled');
          const file = findFileKind(item.link ?? '');
          const day = item.day === undefined ? item.date : formatDay(item.day);
          return (
            // By position on the page, so that a change of page updates the existing rows.
            <tr key={index} className={`${block}__row`} role="row">
              <td className={`${block}__cell ${block}__cell--name`} role="cell">
                <Icon name="file-text" />
                {item.link === undefined ? (
                  <span className={`${block}__name`}>{name}</span>
                ) : (
                  <a
                    className={`${block}__link`}
                    href={item.link}
                    aria-label={file ? `${name} (${file})` : undefined}
                    download={item.isDownload ? '' : undefined}
                    onClick={() => {
                      onFollow(name);
                    }}
                  >
                    <span>{name}</span>
                  </a>
                )}
              </td>
              {[item.type, item.shareClass, day].map((text, column) => (
                <td
                  key={column}
                  className={clsx(`${block}__cell`, column === 2 && `${block}__cell--date`)}
                  role="cell"
                >
                  {text}
                </td>
              ))}
              <td className={`${block}__cell ${block}__cell--file`} role="cell">
                <span>{file}</span>
                {item.link && <Icon name="download" />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
