import { describe, expect, it } from 'vitest';
import { describeMissingContent } from './missing-content.ts';
import { failWith } from './fail-with.ts';
import { describe as describeValue, findProblem, formatProblem, quote } from './problem.ts';
import { describeUnknownWidget } from './unknown-widget.ts';
import { toWholeText } from './whole-text.ts';

const problem = { where: 'data-label', found: '"x"', expected: 'a number' };

describe('a problem', () => {
  it.each([
    ['tabs', {}, 'tabs: data-label is "x"; expected a number.'],
    ['', {}, 'a mount point without a name: data-label is "x"; expected a number.'],
    ['tabs', { outcome: 'Using 7.' }, 'tabs: data-label is "x"; expected a number. Using 7.'],
    ['tabs', { verb: 'failed:' }, 'tabs: data-label failed: "x"; expected a number.'],
  ])('of "%s" with %j is a sentence', (who, more, sentence) => {
    expect(formatProblem(who, { ...problem, ...more })).toBe(sentence);
  });

  it('may be that the content lacks something', () => {
    const words = formatProblem('tabs', describeMissingContent('links', 'a link for each tab'));
    expect(words).toBe('tabs: the content is without links; expected a link for each tab.');
  });

  it('is found in the error that it has caused', () => {
    const fail = () => failWith(problem);
    expect(fail).toThrow('data-label is "x"; expected a number.');
    const thrown: unknown = (() => {
      try {
        return fail();
      } catch (error) {
        return error;
      }
    })();
    expect(findProblem(thrown as Error)).toEqual(problem);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ ...problem, where: 1 }],
    [{ ...problem, found: undefined }],
    [{ where: 'a', found: 'b' }],
  ])('is not found in an error of somebody else with %j', (other) => {
    expect(findProblem(Object.assign(new Error('bang'), { problem: other }))).toBeUndefined();
    expect(findProblem(new Error('bang'))).toBeUndefined();
  });
});

describe('what was found', () => {
  it.each<[unknown, string]>([
    [undefined, 'missing'],
    [null, 'null'],
    ['a\nb', String.raw`"a\nb"`],
    [7, '7'],
    [NaN, 'NaN'],
    [true, 'true'],
    [[], 'a list of 0'],
    [[1, 2], 'a list of 2'],
    [{}, 'an object'],
    [() => 1, 'a function'],
    [1n, 'a bigint'],
  ])('%s is said as %s', (value, words) => {
    expect(describeValue(value)).toBe(words);
  });

  it('is cut where it is long', () => {
    expect(quote('a'.repeat(60))).toBe(`"${'a'.repeat(60)}"`);
    expect(quote('a'.repeat(61))).toBe(`"${'a'.repeat(60)}…"`);
  });
});

describe('a widget that nobody knows', () => {
  it.each([
    ['caroussel', '"caroussel"', 'a known widget, probably "carousel"'],
    ['map', '"map"', 'one of carousel, tabs'],
    ['', 'empty', 'one of carousel, tabs'],
  ])('named "%s" is answered with names', (name, found, expected) => {
    expect(describeUnknownWidget(name, ['carousel', 'tabs'])).toEqual({
      where: 'data-widget',
      found,
      expected,
    });
  });
});

describe('half a character', () => {
  const read = (text: string) => {
    const said: string[] = [];
    const whole = toWholeText(text, 'data-label', (each) => said.push(formatProblem('tabs', each)));
    return { whole, said };
  };

  it('is replaced and reported', () => {
    expect(read('a\ud800')).toEqual({
      whole: 'a\ufffd',
      said: [
        String.raw`tabs: data-label is "a\ud800"; expected whole characters. Using ${'\ufffd'} for each half.`,
      ],
    });
  });

  it('is not seen where all are whole', () => {
    expect(read('a😀')).toEqual({ whole: 'a😀', said: [] });
  });
});
