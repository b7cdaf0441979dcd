import { defineExamples } from '../../shared/widget/define-examples.ts';
import { readingProgressContract } from './reading-progress.contract.ts';

/** The line is drawn by the mount point itself: its article stands elsewhere, here the root of the page. */
export const readingProgressExamples = defineExamples(readingProgressContract, [
  {
    name: 'normal',
    doc: 'The line that grows while the page is scrolled.',
    attributes: { class: 'pmw pmw-reading-progress', 'data-article': '#main' },
    html: '',
  },
]);
