import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { toFatal } from '../../shared/widget/problem.ts';
import { accordionContract } from './accordion.contract.ts';

/** Whether there is something to open, with words to press. */
export const accordionCheck = defineMarkupCheck(
  accordionContract,
  ({ element, report, reportAt }) => {
    const items = element.inside.filter(({ tagName }) => tagName === 'details');
    if (items.length === 0) {
      const expected = '<details> with a <summary>';
      report(toFatal(describeMissingContent('parts that open', expected)));
    }
    for (const item of items) {
      if (item.inside.some(({ tagName }) => tagName === 'summary')) continue;
      reportAt(item, {
        where: 'the content of <details>',
        found: 'without a <summary>',
        expected: 'one, with the words that open it',
        outcome: 'Browsers show a word of their own.',
      });
    }
  },
);
