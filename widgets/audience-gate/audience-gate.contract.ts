import { choice, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** All words are the page's own. */
export const audienceGateContract = defineContract({
  name: 'audience-gate',
  kind: 'behaviour',
  attributes: {
    open: choice(['load', 'click']),
    days: wholeNumber({ fallback: 0, least: 0, unit: 'days' }),
  },
  texts: {},
});
