import { describeUnchosen, findGateChoices } from '../../shared/audience/gate-choices.ts';
import { readWords } from '../../shared/audience/is-for.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import {
  defineMarkupCheck,
  type MarkupCheckContext,
  type MarkupElement,
} from '../../shared/widget/markup-check.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { audienceGateContract } from './audience-gate.contract.ts';

const nameOf = ({ attributes }: MarkupElement) => attributes.get('name') ?? '';

/** Whether the gate asks something that can be remembered. */
function checkForm({ element, report, reportAt }: MarkupCheckContext<unknown>): void {
  const form = element.inside.find(({ tagName }) => tagName === 'form');
  const fields =
    form?.inside.filter((each) => ['audience', 'country'].includes(nameOf(each))) ?? [];
  if (fields.length === 0) {
    const expected = '<form> with fields named audience and country, or one of them';
    report(toFatal(describeMissingContent('a form that asks', expected)));
  }
  for (const choice of fields.flatMap((field) => [field, ...field.inside])) {
    const value = choice.attributes.get('value') ?? '';
    if (!/\s/.test(value.trim())) continue;
    const outcome = 'Nothing on the page can be for it.';
    reportAt(choice, { where: 'value', found: quote(value), expected: 'one word', outcome });
  }
}

/** Whether everything on the page is for somebody who can be chosen. */
function checkAudiences({ page, reportAt }: MarkupCheckContext<unknown>): void {
  const { kind, country } = findGateChoices(page);
  for (const each of page.elements) {
    for (const [where, choices] of [
      ['data-audience', kind],
      ['data-audience-country', country],
    ] as const) {
      const words = readWords(each.attributes.get(where));
      const isOpen = words.some((word) => word.toLowerCase() === 'unknown');
      const problem = choices && !isOpen && describeUnchosen(where, words, choices);
      if (problem) reportAt(each, problem);
    }
  }
}

export const audienceGateCheck = defineMarkupCheck(audienceGateContract, (context) => {
  checkForm(context);
  // Two gates of a page would tell it twice, which is one finding.
  checkAudiences(context);
});
