import { defineMarkupCheck, findFragmentLinks } from '../../shared/widget/markup-check.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { tabsContract } from './tabs.contract.ts';

/** Whether the first list leads to sections inside. */
export const tabsCheck = defineMarkupCheck(tabsContract, ({ element, page, report, reportAt }) => {
  const list = element.inside.find(({ tagName }) => tagName === 'ul' || tagName === 'ol');
  let count = 0;
  for (const { link, hash } of list ? findFragmentLinks(list, page.address) : []) {
    const target = page.findTarget(hash, element);
    const isPanel =
      target !== undefined &&
      element.inside.includes(target) &&
      target !== list &&
      !list?.inside.includes(target);
    if (isPanel) {
      count += 1;
      continue;
    }
    const expected = 'the id of a section of these tabs';
    const outcome = 'It stays a plain link.';
    reportAt(link, { where: 'the target of a link', found: quote(hash), expected, outcome });
  }
  if (count > 0) return;
  const expected = 'a list of links to sections, and the sections';
  report(toFatal(describeMissingContent('tabs', expected)));
});
