import { readWords } from '../../shared/audience/is-for.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { quote, toFatal } from '../../shared/widget/problem.ts';
import { audienceGateContract } from './audience-gate.contract.ts';

/** Whether the gate asks something, and its texts are for somebody who can be chosen. */
export const audienceGateCheck = defineMarkupCheck(audienceGateContract, (context) => {
  const { element, report, reportAt } = context;
  const form = element.inside.find(({ tagName }) => tagName === 'form');
  const named = (name: string) =>
    form?.inside.filter(({ attributes }) => attributes.get('name') === name) ?? [];
  const kinds = named('audience');
  const countries = named('country');
  if (kinds.length + countries.length === 0) {
    const expected = '<form> with fields named audience and country, or one of them';
    report(toFatal(describeMissingContent('a form that asks', expected)));
    return;
  }
  const listValues = (fields: typeof kinds) =>
    fields
      .flatMap((field) => [field, ...field.inside])
      .map(({ attributes }) => attributes.get('value') ?? '')
      .filter(Boolean)
      .map((value) => value.toLowerCase());
  for (const [where, fields] of [
    ['data-audience', kinds],
    ['data-audience-country', countries],
  ] as const) {
    const values = listValues(fields);
    for (const terms of form?.inside ?? []) {
      for (const word of readWords(terms.attributes.get(where))) {
        if (values.includes(word.toLowerCase())) continue;
        const expected = `one of ${values.join(', ') || 'the choices, but there are none'}`;
        reportAt(terms, { where, found: quote(word), expected, outcome: 'Nobody sees this text.' });
      }
    }
  }
});
