import { defineContract } from '../../shared/widget/define-contract.ts';

/** The bar's text is the CMS's own; its buttons have `data-accept` and, if there is a second, `data-refuse`. */
export const cookieBarContract = defineContract({
  name: 'cookie-bar',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
