import { type ReactElement, useId, useState } from 'react';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { FigureTable } from './figure-table.tsx';
import { type fundPerformanceContract } from './fund-performance.contract.ts';
import { chooseRows, startAmount } from './growth.ts';
import { type GrowthProps } from './growth-chart.tsx';

const block = 'pmw-fund-performance';

/** The values of the picture as a table, which a button opens; on paper it is always there. */
export function GrowthTable({ figures, names, formats }: GrowthProps): ReactElement {
  const { texts, act } = useWidget<typeof fundPerformanceContract>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { growth, stops } = figures;
  const columns = growth.benchmark.length > 0 ? [names.fund, names.benchmark] : [names.fund];

  return (
    <div className={`${block}__values`}>
      <button
        className={`pmw-arrow-link ${block}__show`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          act({ action: 'show-values', value: String(!isOpen) });
        }}
      >
        {texts.get('show-values')}
      </button>
      <div className={`${block}__value-table`} id={id} hidden={!isOpen}>
        <FigureTable
          title={texts.get('growth', { amount: formats.amount(startAmount) })}
          head={texts.get('date')}
          columns={columns}
          rows={chooseRows(stops).map(({ day, fund, benchmark }) => ({
            name: formats.day(day),
            cells: [fund, benchmark].slice(0, columns.length).map(formats.amount),
          }))}
        />
      </div>
    </div>
  );
}
