import { type Audience } from '../../shared/audience/audience.ts';

const asText = (word: string) => `"${CSS.escape(word)}" i`;

/**
 * The stylesheet that hides what is not for a visitor, wherever and whenever it comes into the page. An attribute without
 * a word, such as a template makes of empty fields, is for everybody, and one of which nobody asked the word hides
 * nothing; in the gate the form itself decides.
 */
export function writeHiding({ kind, country }: Audience): string {
  return [
    ['data-audience', kind],
    ['data-audience-country', country],
  ]
    .filter(([, word]) => word)
    .map(
      ([name = '', word = '']) =>
        `[${name}]:not([${name}=""], [${name}=" "], [${name}~=${asText(word)}], [data-widget="audience-gate"] *) { display: none !important }`,
    )
    .join('\n');
}
