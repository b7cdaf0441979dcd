import { defineContract } from '../../shared/widget/define-contract.ts';

export const sectionNavContract = defineContract({
  name: 'section-nav',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
