import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a section navigation (CONTRACT 3). */
export const sectionNavContract = defineContract({
  name: 'section-nav',
  kind: 'behaviour',
  summary: 'A bar of links to the sections of a page that stays in view and marks the present one.',
  attributes: {},
  texts: {},
});
