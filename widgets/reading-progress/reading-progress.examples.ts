import { defineExamples } from '../../shared/widget/define-examples.ts';
import { readingProgressContract } from './reading-progress.contract.ts';

const paragraph = 'A loan is compared with a building, and a building with a business. '.repeat(6);

/** The mount point itself is the line; its article is beside it. */
export const readingProgressExamples = defineExamples(readingProgressContract, [
  {
    name: 'normal',
    doc: 'The line that grows while the article is scrolled.',
    attributes: {},
    partial: { article: 'article' },
    beside: `<article id="article"><h2>Covenants</h2>${`<p>${paragraph}</p>\n`.repeat(8)}</article>`,
  },
]);
