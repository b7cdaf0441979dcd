import { describe, expect, it } from 'vitest';
import { optionAfterKey } from './option-after-key.ts';

describe('the option that a key reaches', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 1, -1],
    ['ArrowLeft', 1, -1],
    ['PageDown', 0, -1],
    ['a', 0, -1],
  ])('%s on %i of 3 reaches %i', (key, index, reached) => {
    expect(optionAfterKey(key, index, 3)).toBe(reached);
  });

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s stays on the only one', (key) => {
    expect(optionAfterKey(key, 0, 1)).toBe(0);
  });
});
