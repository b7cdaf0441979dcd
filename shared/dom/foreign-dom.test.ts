// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showPage } from '../../tests/setup/engine/show-page.ts';
import { findFirst, nameElement } from './foreign-dom.ts';

it.each([
  ['<p></p>', 'p'],
  ['<p id="a" class=" one  two "></p>', 'p#a.one.two'],
  ['<form id="a" class="b"><input name="id"><input name="classList"></form>', 'form#a.b'],
  ['<form><input name="localName"></form>', 'form'],
])('in a message %s is %s', (html, name) => {
  showPage(html);
  expect(nameElement(findFirst(document, 'p, form') ?? document.documentElement)).toBe(name);
});
