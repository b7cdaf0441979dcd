import { yesNo } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const accordionContract = defineContract({
  name: 'accordion',
  kind: 'behaviour',
  attributes: {
    'one-open': yesNo(),
  },
  texts: {},
});
