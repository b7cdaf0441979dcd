import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** The header brings its own words and links; `data-panel` on some of them is all there is to write. */
export const siteHeaderContract = defineContract({
  name: 'site-header',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});

/** What the reference says of it. */
export const siteHeaderDocs = {
  summary: 'Links of the header that open a panel of it: one at a time.',
  attributes: {},
  texts: {},
} as const satisfies ContractDocs<typeof siteHeaderContract>;
