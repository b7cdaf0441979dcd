import { type ApiClient } from '../../api/client.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { type FundFigures, formatFunds } from './fund-figures.ts';
import { fundSummaryContract } from './fund-summary.contract.ts';
import { FundSummary } from './fund-summary.tsx';
import './fund-summary.css';
import './fund-summary-figures.css';
import './fund-summary-wide.css';
import './fund-summary-media.css';
import './fund-summary-room.css';

/** The figures of funds, by share class. */
export const fundSummaryWidget = defineReactWidget<
  typeof fundSummaryContract,
  ApiClient,
  readonly FundFigures[]
>({
  contract: fundSummaryContract,
  load: ({ funds, hideInvestmentMinimum }, { culture, report }) =>
    Promise.resolve(
      reportGrouped(report, (reportOne) =>
        formatFunds(funds, { culture, hasMinimum: !hideInvestmentMinimum, report: reportOne }),
      ),
    ),
  isEmpty: (funds) => funds.length === 0,
  component: FundSummary,
});
