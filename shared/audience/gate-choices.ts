import { findNearestName } from '../widget/nearest-name.ts';
import { type MarkupElement, type MarkupPage } from '../widget/markup-check.ts';
import { type Problem, quote } from '../widget/problem.ts';
import { type Audience } from './audience.ts';

type Choices = Readonly<Record<keyof Audience, readonly string[] | undefined>>;

/** @returns what visitors can choose in the gates of a page, in lower case; undefined for what none asks */
export function findGateChoices({ elements }: MarkupPage): Choices {
  const inside = elements
    .filter(({ attributes }) => attributes.get('data-widget') === 'audience-gate')
    .flatMap((gate) => gate.inside);
  const find = (name: string) => {
    const fields = inside.filter(({ attributes }) => attributes.get('name') === name);
    const values = fields
      .flatMap((field): readonly MarkupElement[] => [field, ...field.inside])
      .map(({ attributes }) => attributes.get('value')?.toLowerCase() ?? '');
    return fields.length === 0 ? undefined : values.filter(Boolean);
  };
  return { kind: find('audience'), country: find('country') };
}

/**
 * The problem of something that is for nobody: none of its words can be chosen.
 * @param choices in lower case
 */
export function describeUnchosen(
  where: string,
  words: readonly string[],
  choices: readonly string[],
): Problem | undefined {
  const [first] = words;
  if (first === undefined || words.some((word) => choices.includes(word.toLowerCase()))) {
    return undefined;
  }
  const nearest = findNearestName(first, choices);
  const all =
    choices.length === 0
      ? 'a choice of the audience-gate, but it has none'
      : `one of ${choices.join(', ')}`;
  const expected = nearest === undefined ? all : `${all}, probably "${nearest}"`;
  const outcome = 'Nobody sees it who has answered.';
  return { where, found: quote(words.join(' ')), expected, outcome };
}
