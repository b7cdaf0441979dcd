import { defineBehaviour } from '../../shared/widget/define-widget.ts';
import { readingProgressContract } from './reading-progress.contract.ts';
import './reading-progress.css';
import { startReadingProgress } from './reading-progress.ts';

/** The line that grows while an article is read. */
export const readingProgressWidget = defineBehaviour<typeof readingProgressContract>({
  contract: readingProgressContract,
  start: startReadingProgress,
});
