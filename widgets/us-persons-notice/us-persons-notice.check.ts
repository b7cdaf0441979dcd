import { safeLink } from '../../shared/html/safe-link.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { quote } from '../../shared/widget/problem.ts';
import { usPersonsNoticeContract } from './us-persons-notice.contract.ts';

/** Whether the notice can be answered, and leads somewhere. */
export const usPersonsNoticeCheck = defineMarkupCheck(usPersonsNoticeContract, (context) => {
  const { config, element, report } = context;
  if (safeLink(config.mainSite) === undefined) {
    report({
      where: 'data-main-site',
      found: quote(config.mainSite),
      expected: 'an address that begins with https: or /',
      outcome: 'Using "/".',
    });
  }
  if (element.inside.some(({ attributes }) => attributes.get('data-answer') === 'us-person')) {
    return;
  }
  report({
    where: 'the content',
    found: 'without an answer',
    expected: 'buttons with data-answer="us-person" and data-answer="main-site"',
    outcome: 'The notice comes again on every page.',
  });
});
