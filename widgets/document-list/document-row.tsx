/* eslint-disable jsx-a11y-x/no-interactive-element-to-noninteractive-role -- when its rows become cards, browsers would drop the roles */
import { clsx } from 'clsx';
import { type ReactElement } from 'react';
import { Icon } from '../../shared/components/icon.tsx';
import { findFileKind } from '../../shared/rules/file-kind.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type DocumentItem } from './document-item.ts';
import { type DocumentLabels } from './document-labels.ts';
import { type documentListContract } from './document-list.contract.ts';
import { type Column } from './find-documents.ts';

const block = 'pmw-document-list';

interface DocumentRowProps {
  readonly item: DocumentItem;
  readonly columns: readonly Column[];
  readonly hasFiles: boolean;
  readonly labels: DocumentLabels;
  readonly formatDay: (day: string) => string;
}

export function DocumentRow(props: DocumentRowProps): ReactElement {
  const { item, columns, hasFiles, labels, formatDay } = props;
  const { texts, act } = useWidget<typeof documentListContract>();
  const { link } = item;
  const name = item.name || texts.get('untitled');
  const file = findFileKind(link ?? '');
  const day = item.day === undefined ? item.date : formatDay(item.day);
  const named = (text: 'valid-from' | 'replaced-by', value: string) =>
    value && texts.get('named', { name: texts.get(text), label: value });
  const notes = [
    item.isin,
    item.language.map((each) => labels.labelOf('language', each)).join(', '),
    item.size,
    named('valid-from', formatDay(item.validFrom)),
    named('replaced-by', item.replacedBy),
  ].filter(Boolean);
  return (
    <tr className={clsx(`${block}__row`, item.replacedBy && `${block}__row--replaced`)} role="row">
      <th className={`${block}__cell ${block}__cell--name`} role="rowheader" scope="row">
        <Icon name="file-text" />
        {link === undefined ? (
          <span className={`${block}__name`}>{name}</span>
        ) : (
          <a
            className={`${block}__link`}
            href={link}
            aria-label={file ? `${name} (${file})` : undefined}
            download={item.isDownload ? '' : undefined}
            onClick={() => {
              act({ action: 'document', label: name });
            }}
          >
            <span>{name}</span>
          </a>
        )}
        {notes.length > 0 && <span className={`${block}__note`}>{notes.join(' · ')}</span>}
      </th>
      {columns.map(
        ({ field }) =>
          field !== 'name' && (
            <td
              key={field}
              className={clsx(`${block}__cell`, field === 'day' && `${block}__cell--date`)}
              role="cell"
            >
              {field === 'day' ? day : item[field]}
            </td>
          ),
      )}
      {hasFiles && (
        <td className={`${block}__cell ${block}__cell--file`} role="cell">
          <span>{file}</span>
          {link && <Icon name="download" />}
        </td>
      )}
    </tr>
  );
}
