import { defineMarkupCheck, findFragmentLinks } from '../../shared/widget/markup-check.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { sectionNavContract } from './section-nav.contract.ts';

/** Whether the links lead to parts of the page. */
export const sectionNavCheck = defineMarkupCheck(sectionNavContract, (context) => {
  const { element, page, report, reportAt } = context;
  let count = 0;
  for (const { link, hash } of findFragmentLinks(element, page.address)) {
    if (page.findTarget(hash)) {
      count += 1;
      continue;
    }
    const expected = 'the id of a section of the page';
    const outcome = 'It stays a plain link.';
    reportAt(link, { where: 'the target of a link', found: quote(hash), expected, outcome });
  }
  if (count > 0) return;
  const expected = 'links to sections of the page';
  report(toFatal(describeMissingContent('sections', expected)));
});
