import { describe, expect, it } from 'vitest';
import { findTyped } from './find-typed.ts';

const labels = ['Show all', 'Annual report', 'Fact sheet', 'Fund letter', 'Übersicht'];

describe('type-ahead', () => {
  it.each([
    ['one letter goes to the next that begins with it', 'f', 0, 2],
    ['also from one that begins with it', 'f', 2, 3],
    ['and around the end', 'f', 3, 2],
    ['the same letter again and again goes on', 'ff', 2, 3],
    ['a word stays where it fits', 'fu', 3, 3],
    ['a word goes to where it fits', 'fu', 2, 3],
    ['a word may have blanks', 'fact s', 0, 2],
    ['capitals do not matter', 'A', 0, 1],
    ['letters beyond English neither', 'ü', 0, 4],
    ['the only one that begins so stays', 's', 0, 0],
    ['what begins no option stays', 'x', 2, 2],
    ['nor does a sign of patterns', '.*', 2, 2],
  ])('%s', (_, typed, active, index) => {
    expect(findTyped(labels, typed, active)).toBe(index);
  });
});
