// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { safeColour } from './safe-colour.ts';

describe('a colour from data', () => {
  it.each([
    ['rgba(23,85,131)', 'rgb(23 85 131)'],
    ['rgb(23, 85, 131)', 'rgb(23 85 131)'],
    ['rgba(23, 85, 131, .5)', 'rgb(23 85 131 / .5)'],
    ['rgb(23 85 131 / 50%)', 'rgb(23 85 131 / 50%)'],
    ['RGBA( 10% , 20% , 30% , 0 )', 'rgb(10% 20% 30% / 0)'],
    ['hsla(205, 70%, 30%, 0.8)', 'hsl(205 70% 30% / 0.8)'],
    ['hsl(205deg 70% 30%)', 'hsl(205deg 70% 30%)'],
    ['#783316', '#783316'],
    [' #ABC ', '#abc'],
    ['#0f1b26cc', '#0f1b26cc'],
    ['RebeccaPurple', 'rebeccapurple'],
    ['transparent', 'transparent'],
  ])('%j is written %j', (text, expected) => {
    expect(safeColour(text)).toBe(expected);
  });

  const injections = 'red; background: url(//x)|url(//x)|rgb(1,2,3);x:y|rgb(1,2,3) url(x)|</style>';
  it.each([
    ['words with more in them', [...injections.split('|'), 'expression(alert(1))']],
    ['variables', ['var(--secret)', 'rgb(var(--x),2,3)']],
    ['numbers that are none', ['', 'rgb(1,2)', 'rgb(1..2,3,4)', '#12345', '#gggggg']],
    ['words of CSS', ['inherit', 'initial', 'unset', 'revert', 'currentcolor none', 'notacolour']],
  ])('is none of %s: %j', (_, texts) => {
    expect(texts.map(safeColour)).toEqual(texts.map(() => undefined));
  });

  const starts = ['rgb(1', 'rgb(1 1', 'rgb(1 1 1', 'rgb(1,', 'hsl(', '#', ''];
  it.each(starts)('takes no time for %j and a megabyte of blanks', (start) => {
    // The square of it would be minutes.
    expect(safeColour(`${start}${' '.repeat(1_000_000)}x`)).toBeUndefined();
  });
});
