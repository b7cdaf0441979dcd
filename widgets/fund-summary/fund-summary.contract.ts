import { checkFunds } from '../../api/funds.ts';
import { requiredJson, yesNo } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const fundSummaryContract = defineContract({
  name: 'fund-summary',
  kind: 'react',
  attributes: {
    funds: requiredJson({
      expected: 'a list of share classes, or a list of funds with a name and shareClasses',
      check: checkFunds,
    }),
    'hide-investment-minimum': yesNo({ isFromData: true }),
  },
  texts: {
    'share-class': 'Share class',
    nav: 'NAV',
    'nav-date': 'NAV date',
    'investment-min': 'Minimum investment',
    'fund-size': 'Fund size',
    missing: 'Not available',
    shown: 'Figures of {shareClass}',
  },
});
