import { type ReactElement } from 'react';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { type FundFigures } from './fund-figures.ts';
import { FundPanel } from './fund-panel.tsx';
import { type fundSummaryContract } from './fund-summary.contract.ts';

type FundSummaryProps = WidgetProps<typeof fundSummaryContract, readonly FundFigures[]>;

/** The figures of one fund or of several. */
export function FundSummary({ data }: FundSummaryProps): ReactElement {
  const keys = toOccurrenceKeys(data.map(({ name }) => name));
  return (
    <div className="pmw pmw-fund-summary">
      {data.map((fund, index) => (
        <FundPanel key={keys[index]} fund={fund} />
      ))}
    </div>
  );
}
