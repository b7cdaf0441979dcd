import { defineContract } from '../../shared/widget/define-contract.ts';

/** The offices and all words are the page's own; each office has `data-hours`. */
export const officeHoursContract = defineContract({
  name: 'office-hours',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
