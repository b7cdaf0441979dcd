import { defineMarkupCheck, type MarkupElement } from '../../shared/widget/markup-check.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { formErrorsContract } from './form-errors.contract.ts';

/** As the keys of `ValidityState`. */
const kinds = [
  'value-missing',
  'type-mismatch',
  'pattern-mismatch',
  'too-short',
  'too-long',
  'range-underflow',
  'range-overflow',
  'step-mismatch',
  'bad-input',
  'custom-error',
];

const naming = ['aria-describedby', 'aria-errormessage'];

const readIds = ({ attributes }: MarkupElement) =>
  naming.flatMap((name) => attributes.get(name)?.split(/\s+/) ?? []);

/** Whether each message is of a known kind and belongs to a field. */
export const formErrorsCheck = defineMarkupCheck(formErrorsContract, (context) => {
  const { element, page, report, reportAt } = context;
  if (![element, ...element.inside].some(({ tagName }) => tagName === 'form')) {
    report(toFatal(describeMissingContent('a form', 'a <form>, or an element around one')));
  }
  const named = element.inside
    .flatMap(readIds)
    .flatMap((id) => page.findTarget(`#${id}`, element)?.inside ?? []);
  for (const message of element.inside) {
    const kind = message.attributes.get('data-error');
    if (kind === undefined) continue;
    if (kind !== '' && !kinds.includes(kind)) {
      const expected = `nothing, or one of ${kinds.join(', ')}`;
      const outcome = 'It is never shown.';
      reportAt(message, { where: 'data-error', found: quote(kind), expected, outcome });
    }
    if (named.includes(message)) continue;
    reportAt(message, {
      where: 'data-error',
      found: 'in no element that a field names',
      expected: 'an element around it whose id is in the aria-describedby of a field',
      outcome: 'The field keeps the bubble of the browser.',
    });
  }
});
