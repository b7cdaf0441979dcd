import { defineContract } from '../../shared/widget/define-contract.ts';

/** The header's texts and links are the CMS's own; the author only adds `data-panel` to some of them. */
export const siteHeaderContract = defineContract({
  name: 'site-header',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});
