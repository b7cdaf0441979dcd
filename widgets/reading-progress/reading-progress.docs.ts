import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type readingProgressContract } from './reading-progress.contract.ts';

export const readingProgressDocs = {
  summary: 'A line that grows while an article is read.',
  placement: 'template',
  attributes: {
    article: 'The article, as `#` and its id.',
  },
  texts: {},
  examples: { article: '#article' },
  actions: {},
  shown: {
    loading: 'The line, which follows the whole page until the script knows the article.',
    missing: 'Where the article is not there the console says so.',
    failed: 'No line, or one that follows the whole page. Nothing else changes.',
  },
  accessibility: {
    keys: {},
    announcements: ['Nothing: the line is decoration, and `aria-hidden` says so.'],
  },
} as const satisfies ContractDocs<typeof readingProgressContract>;
