import { describe, expect, it } from 'vitest';
import { parseYesNo } from './yes-no.ts';

describe('the one reader for booleans', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['True', true],
    ['TRUE ', true],
    ['1', true],
    [1, true],
    ['yes', undefined],
    ['false', false],
    ['False', false],
    ['0', false],
    [0, false],
    ['no', undefined],
    ['', undefined],
    ['maybe', undefined],
    [2, undefined],
    [null, undefined],
    [undefined, undefined],
    [{}, undefined],
    [[], undefined],
    [['true'], undefined],
    [[0], undefined],
  ])('reads %j as %j', (value, expected) => {
    expect(parseYesNo(value)).toBe(expected);
  });
});
