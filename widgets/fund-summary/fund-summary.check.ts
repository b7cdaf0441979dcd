import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { formatFunds } from './fund-figures.ts';
import { fundSummaryContract } from './fund-summary.contract.ts';

/** Whether the figures and links of the funds can be read. */
export const fundSummaryCheck = defineMarkupCheck(fundSummaryContract, (context) => {
  const { config, page, report } = context;
  const { funds, hideInvestmentMinimum } = config;
  reportGrouped(report, (reportOne) =>
    formatFunds(funds, {
      culture: page.locale,
      hasMinimum: !hideInvestmentMinimum,
      report: reportOne,
    }),
  );
});
