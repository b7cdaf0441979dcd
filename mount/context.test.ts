// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { getById, showPage } from '../tests/setup/show-page.ts';
import { isInEditor } from './context.ts';

afterEach(() => {
  document.body.replaceChildren();
});

describe('an element is in an editor', () => {
  it.each([
    ['<p id="a" data-editing></p>', true],
    ['<p id="a" data-editing="edit"></p>', true],
    ['<p id="a" data-editing="False"></p>', false],
    ['<p id="a"></p>', false],
    ['<div data-editing><p id="a"></p></div>', true],
    ['<div data-editing><p id="a" data-editing="false"></p></div>', false],
    ['<i data-editing></i><p id="a"></p>', false],
  ])('%s: %s', (html, expected) => {
    showPage(html);
    expect(isInEditor(getById('a'))).toBe(expected);
  });
});
