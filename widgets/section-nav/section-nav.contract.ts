import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a section navigation (CONTRACT 3). */
export const sectionNavContract = defineContract({
  name: 'section-nav',
  kind: 'behaviour',
  attributes: {},
  texts: {},
});

/** What the reference says of it. */
export const sectionNavDocs = {
  summary: 'A bar of links to the sections of a page that stays in view and marks the present one.',
  attributes: {},
  texts: {},
} as const satisfies ContractDocs<typeof sectionNavContract>;
