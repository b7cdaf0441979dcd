import { expect, it } from 'vitest';
import { describeMissingContent, describeUnknownWidget } from './describe-problems.ts';
import {
  describe as describeValue,
  findProblem,
  formatProblem,
  type Problem,
  ProblemError,
} from './problem.ts';
import { toWholeText } from './damaged-text.ts';

const noLinks = describeMissingContent('links', 'a link');
const problem = { where: 'data-label', found: '"x"', expected: 'a number' };

it.each([
  ['tabs', {}, 'tabs: data-label is "x"; expected a number.'],
  ['', {}, 'a mount point without a name: data-label is "x"; expected a number.'],
  ['tabs', { outcome: 'Using 7.' }, 'tabs: data-label is "x"; expected a number. Using 7.'],
  ['tabs', { verb: 'failed:' }, 'tabs: data-label failed: "x"; expected a number.'],
  [
    'a\nb',
    { where: 'x\u001b[2J\u009b\u202e' },
    'a\\u000ab: x\\u001b[2J\\u009b\\u202e is "x"; expected a number.',
  ],
  [
    'tabs',
    { found: '"\u{e0041}\u3000"' },
    'tabs: data-label is "\\udb40\\udc41\\u3000"; expected a number.',
  ],
  ['tabs', noLinks, 'tabs: the content is without links; expected a link.'],
])('a problem of "%s" with %j is a sentence', (who, more, sentence) => {
  expect(formatProblem(who, { ...problem, ...more })).toBe(sentence);
});

it('a problem is found in the error that it has caused', () => {
  const thrown = new ProblemError(problem);
  expect(thrown.message).toBe('data-label is "x"; expected a number.');
  expect(findProblem(thrown)).toEqual(problem);
});

const broken = [{}, { ...problem, where: 1 }, { ...problem, found: undefined }, { where: 'a' }];
const others = [undefined, null, 'text', ...broken];
it.each(others)('a problem is none of an error of others with %j', (other) => {
  expect(findProblem(Object.assign(new Error('bang'), { problem: other }))).toBeUndefined();
  expect(findProblem(new Error('bang'))).toBeUndefined();
});

const php =
  'an object with numbers for names, as PHP writes a list with gaps (array_values() closes them)';
it.each<[unknown, string]>([
  [{ 0: 'a', 2: 'b' }, php],
  [{ 0: 'a', length: 1 }, 'an object'],
  [undefined, 'missing'],
  [null, 'null'],
  ['a\nb', String.raw`"a\nb"`],
  ['a'.repeat(60), `"${'a'.repeat(60)}"`],
  ['a'.repeat(61), `"${'a'.repeat(60)}…"`],
  [7, '7'],
  [NaN, 'NaN'],
  [true, 'true'],
  [[], 'a list of 0'],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
  [() => 1, 'a function'],
  [1n, 'a bigint'],
])('what was found, such as %s, is said as %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});

it.each([
  ['caroussel', '"caroussel"', 'a known widget, probably "carousel"'],
  ['map', '"map"', 'one of carousel, tabs'],
  ['', 'empty', 'one of carousel, tabs'],
])('a widget that nobody knows, named "%s", is answered with names', (name, found, expected) => {
  const where = 'data-widget';
  expect(describeUnknownWidget(name, ['carousel', 'tabs'])).toEqual({ where, found, expected });
});

const half = String.raw`tabs: data-label is "a\ud800"; expected whole characters. Using `;
it.each([
  ['is replaced and reported', 'a\ud800', 'a\ufffd', [`${half}\ufffd for each half.`]],
  ['is not seen where all are whole', 'a😀', 'a😀', []],
])('half a character %s', (_, text, whole, sentences) => {
  const said: string[] = [];
  const report = (each: Problem) => said.push(formatProblem('tabs', each));
  expect([toWholeText(text, 'data-label', report), said]).toEqual([whole, sentences]);
});
