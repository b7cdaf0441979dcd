import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on tabs (CONTRACT 3). */
export const tabsContract = defineContract({
  name: 'tabs',
  kind: 'behaviour',
  summary: 'Shows one of several sections; the links of the first list become its tabs.',
  attributes: {},
  texts: {},
});
