import { type ReactElement } from 'react';
import { Figure } from '../../shared/components/figure.tsx';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type fundPerformanceContract } from './fund-performance.contract.ts';
import { type Bar } from './return-bars.ts';

interface FigureRow {
  readonly name: string;
  readonly cells: readonly string[];
  /** A bar in each cell. */
  readonly bars?: readonly (Bar | undefined)[] | undefined;
  /** A line below each figure. */
  readonly details?: readonly string[];
}

interface FigureTableProps {
  readonly title: string;
  /** The head of the rows' names. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly note?: string;
  readonly isWide?: boolean;
}

const block = 'pmw-fund-performance';

/** Figures by rows and columns; the title is the name of the table. */
export function FigureTable(props: FigureTableProps): ReactElement {
  const { title, head, columns, rows, note, isWide = false } = props;
  const { texts } = useWidget<typeof fundPerformanceContract>();
  const columnKeys = toOccurrenceKeys(columns);
  const rowKeys = toOccurrenceKeys(rows.map(({ name }) => name));

  return (
    <div className={`${block}__part${isWide ? ` ${block}__part--wide` : ''}`}>
      <table className={`${block}__table`}>
        <caption className={`${block}__title`}>{title}</caption>
        <thead>
          <tr>
            <th className={`${block}__column`} scope="col">
              {head}
            </th>
            {columns.map((column, index) => (
              <th key={columnKeys[index]} className={`${block}__column`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, bars, details }, place) => (
            <tr key={rowKeys[place]}>
              <th className={`${block}__row`} scope="row">
                {name}
              </th>
              {cells.map((text, index) => {
                const bar = bars?.[index];
                const figure = <Figure text={text} missing={texts.get('missing')} />;
                return (
                  <td key={columnKeys[index]} className={`${block}__cell`}>
                    {bar ? (
                      <span className={`${block}__return`}>
                        <span className={`${block}__figure`}>{figure}</span>
                        <span className={`${block}__track`} aria-hidden="true">
                          <span
                            className={`${block}__bar`}
                            style={{
                              insetInlineStart: `${bar.start}%`,
                              inlineSize: `${bar.size}%`,
                            }}
                          />
                          <span
                            className={`${block}__zero`}
                            style={{ insetInlineStart: `${bar.zero}%` }}
                          />
                        </span>
                      </span>
                    ) : (
                      figure
                    )}
                    {details?.[index] && (
                      <span className={`${block}__detail`}>{` ${details[index]}`}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={`${block}__note`}>{note}</p>}
    </div>
  );
}
