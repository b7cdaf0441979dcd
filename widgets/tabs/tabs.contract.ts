import { defineContract } from '../../shared/widget/define-contract.ts';

export const tabsContract = defineContract({
  name: 'tabs',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
