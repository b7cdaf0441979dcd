import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { quote } from '../../shared/widget/problem.ts';
import { shareBarContract } from './share-bar.contract.ts';

const ways = ['print', 'mail', 'social', 'copy', 'share', 'download'];

/** Whether there is anything to share with, in ways that the bar knows. */
export const shareBarCheck = defineMarkupCheck(
  shareBarContract,
  ({ element, report, reportAt }) => {
    const controls = element.inside.filter(({ attributes }) => attributes.has('data-share'));
    for (const control of controls) {
      const way = control.attributes.get('data-share')?.trim() ?? '';
      if (ways.includes(way)) continue;
      const expected = `one of ${ways.join(', ')}`;
      const outcome = 'It does what the CMS’s own markup does.';
      reportAt(control, { where: 'data-share', found: quote(way), expected, outcome });
    }
    if (controls.length > 0) return;
    report({
      where: 'the content',
      found: 'without anything to share with',
      expected: 'buttons or links with data-share, such as data-share="copy"',
      outcome: 'The bar stays as it is.',
    });
  },
);
