import { requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const readingProgressContract = defineContract({
  name: 'reading-progress',
  kind: 'behaviour',
  attributes: {
    article: requiredText(),
  },
  texts: {},
});
