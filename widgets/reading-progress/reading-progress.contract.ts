import { requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a progress bar (CONTRACT 3). */
export const readingProgressContract = defineContract({
  name: 'reading-progress',
  kind: 'behaviour',
  summary: 'A line that grows while an article is read.',
  attributes: {
    article: requiredText({ doc: 'The article, as `#` and its id.' }),
  },
  texts: {},
});
