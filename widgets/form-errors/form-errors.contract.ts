import { defineContract } from '../../shared/widget/define-contract.ts';

/** The messages are the page's own, or the browser's. */
export const formErrorsContract = defineContract({
  name: 'form-errors',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
