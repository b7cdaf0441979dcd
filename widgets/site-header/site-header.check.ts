import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { withoutTarget } from '../../shared/widget/describe-problems.ts';
import { siteHeaderContract } from './site-header.contract.ts';

/** Whether each link has the panel that it opens. */
export const siteHeaderCheck = defineMarkupCheck(siteHeaderContract, (context) => {
  const { element, page, report, reportAt } = context;
  const toggles = element.inside.filter(({ attributes }) => attributes.has('data-panel'));
  for (const toggle of toggles) {
    const name = toggle.attributes.get('data-panel') ?? '';
    if (page.findById(name.replace('#', ''))) continue;
    reportAt(toggle, withoutTarget('data-panel', name, 'It stays a plain link.'));
  }
  if (toggles.length > 0) return;
  report({
    where: 'the content',
    found: 'without panels',
    expected: 'links or buttons with data-panel="#id", the id of what they open',
    outcome: 'The header stays as it is.',
  });
});
