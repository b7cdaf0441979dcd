// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { isInEditor } from './context.ts';

it.each([
  ['<p id="a" data-editing></p>', true],
  ['<p id="a" data-editing="edit"></p>', true],
  ['<p id="a" data-editing="False"></p>', false],
  ['<p id="a"></p>', false],
  ['<div data-editing><p id="a"></p></div>', true],
  ['<div data-editing><p id="a" data-editing="false"></p></div>', false],
  ['<i data-editing></i><p id="a"></p>', false],
])('an element is in an editor: %s: %s', (html, expected) => {
  showPage(html);
  expect(isInEditor(getById('a'))).toBe(expected);
});
