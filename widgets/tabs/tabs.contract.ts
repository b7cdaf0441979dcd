import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on tabs (CONTRACT 3). */
export const tabsContract = defineContract({
  name: 'tabs',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});

/** What the reference says of it. */
export const tabsDocs = {
  summary: 'Shows one of several sections; the links of the first list become its tabs.',
  attributes: {},
  texts: {},
} as const satisfies ContractDocs<typeof tabsContract>;
