import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** The bar brings its own words; the button that accepts carries `data-accept`. */
export const cookieBarContract = defineContract({
  name: 'cookie-bar',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});

/** What the reference says of it. */
export const cookieBarDocs = {
  summary: 'Stands at the foot of the window until cookies are accepted, for 180 days.',
  attributes: {},
  texts: {},
} as const satisfies ContractDocs<typeof cookieBarContract>;
