import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { readingProgressContract } from './reading-progress.contract.ts';

/** Whether the article is on the page. */
export const readingProgressCheck = defineMarkupCheck(readingProgressContract, (context) => {
  const { config, page, report } = context;
  const { article } = config;
  if (page.findTarget(article)) return;
  const expected = '"#" and the id of an element of the page';
  report(toFatal({ where: 'data-article', found: quote(article), expected }));
});
