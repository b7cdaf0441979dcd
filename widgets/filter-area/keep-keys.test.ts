import { describe, expect, it } from 'vitest';
import { keepKeys } from './keep-keys.ts';

/** The keys of the letters of a text, given those of the letters of the texts shown before. */
function keysOf(...texts: readonly string[]): string {
  let keys: ReadonlyMap<string, number> = new Map();
  for (const text of texts) keys = keepKeys(keys, Array.from(text));
  return [...keys].map(([letter, key]) => `${letter}${key}`).join(' ');
}

describe('the keys of what is shown', () => {
  it.each([
    [['abc'], 'a0 b1 c2'],
    [['abc', 'abc'], 'a0 b1 c2'],
    [['abc', 'cba'], 'c2 b1 a0'],
    [['abc', 'cd'], 'c2 d0'],
    [['abc', 'def'], 'd0 e1 f2'],
    [['abc', 'defgc'], 'd0 e1 f3 g4 c2'],
    [['abc', '', 'ab'], 'a0 b1'],
    [['abcd', 'd', 'dab'], 'd3 a0 b1'],
  ])('of %j are %s', (texts, keys) => {
    expect(keysOf(...texts)).toBe(keys);
  });
});
