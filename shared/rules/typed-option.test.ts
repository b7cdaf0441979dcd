import { describe, expect, it } from 'vitest';
import { addTyped, isTyping, nothingTyped } from './typed-option.ts';

const labels = ['Show all', 'Aaron letter', 'Fact sheet', 'Fund letter', 'Übersicht', 'Alpha note'];

/** Types characters, 100 ms apart. @returns what is active after each */
function type(text: string, from = 0): number[] {
  let [typed, active, nowMs] = [nothingTyped, from, 1000];
  return Array.from(text, (character) => {
    nowMs += 100;
    const added = addTyped(typed, character, { labels, active, nowMs });
    typed = added.typed;
    if (added.index >= 0) active = added.index;
    return active;
  });
}

describe('typing in a list', () => {
  it.each([
    ['a letter goes to the next option that begins with it', 'f', 0, [2]],
    ['from there to the next', 'f', 2, [3]],
    ['and around the end', 'a', 5, [1]],
    ['the same letter goes on', 'fff', 0, [2, 3, 2]],
    ['also where an option begins with it twice', 'aaa', 0, [1, 5, 1]],
    ['a word goes to where it fits', 'fun', 0, [2, 3, 3]],
    ['a word stays on the option that it fits', 'fact', 1, [2, 2, 2, 2]],
    ['a word may have spaces', 'fact s', 0, [2, 2, 2, 2, 2, 2]],
    ['a space that no option has keeps the text', 'fa l', 0, [2, 2, 2, 2]],
    ['what fits nothing is forgotten: the next key begins anew', 'fxa', 0, [2, 2, 5]],
    ['capitals do not matter', 'AL', 0, [1, 5]],
    ['letters beyond English neither', 'ü', 0, [4]],
    ['what begins no option stays', 'x', 3, [3]],
    ['nor does a sign of patterns', '.*', 3, [3, 3]],
  ])('%s: "%s"', (_, text, from, reached) => {
    expect(type(text, from)).toEqual(reached);
  });

  it('begins anew after a pause', () => {
    const at = (active: number, nowMs: number) => ({ labels, active, nowMs });
    const { typed } = addTyped(nothingTyped, 'f', at(0, 1000));
    expect(isTyping(typed, 1750)).toBe(true);
    expect(isTyping(typed, 1751)).toBe(false);
    expect(addTyped(typed, 'a', at(2, 1750)).index).toBe(2);
    expect(addTyped(typed, 'a', at(2, 1751)).index).toBe(5);
  });

  it('has not begun before the first key, nor in an empty list', () => {
    expect(isTyping(nothingTyped, 10)).toBe(false);
    expect(addTyped(nothingTyped, 'a', { labels: [], active: 0, nowMs: 1 }).index).toBe(-1);
  });
});
