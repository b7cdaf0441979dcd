import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { cookieBarContract } from './cookie-bar.contract.ts';

/** Whether the bar can be closed. */
export const cookieBarCheck = defineMarkupCheck(cookieBarContract, ({ element, report }) => {
  if (element.inside.some(({ attributes }) => attributes.has('data-accept'))) return;
  report({
    where: 'the content',
    found: 'without a button to accept',
    expected: '<button type="button" data-accept>',
    outcome: 'Nobody can close the bar.',
  });
});
