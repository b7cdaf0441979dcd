import { expect, it } from 'vitest';
import { wantsElsewhere } from './wants-elsewhere.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  [{}, false],
  [{ button: 0 }, false],
  [{ button: 1 }, true],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ ctrlKey: true, button: 0 }, true],
])('a press with %j asks for a new tab, a download or a menu: %s', (keys, expected) => {
  expect(wantsElsewhere({ ...plain, ...keys })).toBe(expected);
});
