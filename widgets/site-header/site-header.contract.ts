import { defineContract } from '../../shared/widget/define-contract.ts';

/** The header brings its own words and links; `data-panel` on some of them is all there is to write. */
export const siteHeaderContract = defineContract({
  name: 'site-header',
  kind: 'behaviour',
  summary: 'Links of the header that open a panel of it: one at a time.',
  attributes: {},
  texts: {},
});
