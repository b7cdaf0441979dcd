import { expect, it } from 'vitest';
import { isFor, readWords } from './is-for.ts';

it.each([
  ['everybody', 'professional CH', '', '', true],
  ['one kind, in any country', 'professional CH', 'professional', '', true],
  ['one kind, written otherwise', 'Professional CH', 'PROFESSIONAL', '', true],
  ['another kind', 'retail CH', 'professional', '', false],
  ['several kinds', 'retail CH', 'professional retail', '', true],
  ['a country', 'retail CH', '', 'DE ch', true],
  ['another country', 'retail CH', '', 'DE', false],
  ['a kind in another country', 'retail CH', 'retail', 'DE', false],
  ['a kind, where only the country was asked', ' CH', 'professional', '', true],
  ['a kind in a country, where only the country was asked', ' CH', 'professional', 'CH', true],
  ['a kind in another country, where only that was asked', ' CH', 'professional', 'DE', false],
  ['a country, where only the kind was asked', 'retail ', '', 'DE', true],
  ['another kind, where only that was asked', 'retail ', 'professional', 'DE', false],
  ['a kind, where the visitor said none', 'unknown CH', 'professional', '', false],
  ['visitors who said none', 'unknown unknown', 'unknown', '', true],
])('what is for %s: said "%s", for "%s" in "%s", shown %s', (_, said, kinds, countries, shown) => {
  const [kind = '', country = ''] = said.split(' ');
  expect(isFor({ kind, country }, readWords(kinds), readWords(countries))).toBe(shown);
});
