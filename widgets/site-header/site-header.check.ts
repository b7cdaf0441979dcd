import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { quote } from '../../shared/widget/problem.ts';
import { siteHeaderContract } from './site-header.contract.ts';

/** Whether each link has the panel that it opens. */
export const siteHeaderCheck = defineMarkupCheck(siteHeaderContract, (context) => {
  const { element, page, report, reportAt } = context;
  const toggles = element.inside.filter(({ attributes }) => attributes.has('data-panel'));
  for (const toggle of toggles) {
    const name = toggle.attributes.get('data-panel') ?? '';
    if (page.findById(name.replace('#', ''))) continue;
    const expected = '# and the id of an element of this page';
    const outcome = 'It stays a plain link.';
    const severity = 'warning';
    reportAt(toggle, { where: 'data-panel', found: quote(name), expected, outcome, severity });
  }
  if (toggles.length > 0) return;
  report({
    where: 'the content',
    found: 'without panels',
    expected: 'links or buttons with data-panel="#id", the id of what they open',
    outcome: 'The header stays as it is.',
  });
});
