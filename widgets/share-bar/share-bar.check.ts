import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { shareBarContract } from './share-bar.contract.ts';

/** Whether there is anything to share with. */
export const shareBarCheck = defineMarkupCheck(shareBarContract, ({ element, report }) => {
  if (element.inside.some(({ attributes }) => attributes.has('data-share'))) return;
  report({
    where: 'the content',
    found: 'without anything to share with',
    expected: 'buttons or links with data-share, such as data-share="copy"',
    outcome: 'The bar stays as it is.',
  });
});
