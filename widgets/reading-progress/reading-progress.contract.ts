import { requiredText } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a progress bar (CONTRACT 3). */
export const readingProgressContract = defineContract({
  name: 'reading-progress',
  kind: 'behaviour',
  attributes: {
    article: requiredText(),
  },
  texts: {},
});

/** What the reference says of it. */
export const readingProgressDocs = {
  summary: 'A line that grows while an article is read.',
  attributes: {
    article: 'The article, as `#` and its id.',
  },
  texts: {},
} as const satisfies ContractDocs<typeof readingProgressContract>;
