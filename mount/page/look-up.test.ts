// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { realWindow } from '../../tests/setup/dom/real-window.ts';
import { showPage } from '../../tests/setup/engine/show-page.ts';
import { createPageLookUp } from './look-up.ts';

const lookUp = createPageLookUp(window);
const missing = { kind: 'missing' };
const ofBrowser = { kind: 'browser' };

afterEach(() => {
  for (const name of ['siteFunds', 'chrome']) Reflect.deleteProperty(window, name);
});

describe('a global variable of the page', () => {
  it('is found by its exact name, also where it is defined late or as a getter', () => {
    expect(lookUp.global('siteFunds')).toEqual(missing);
    Object.assign(window, { siteFunds: [1] });
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'found', value: [1] });
    Object.defineProperty(window, 'siteFunds', { get: () => [2], configurable: true });
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'found', value: [2] });
  });

  // A browser test covers every name that a fresh window has; jsdom's are not native.
  it.each(['Array', 'JSON', 'toString'])('is not the window’s own %s', (name) => {
    expect(lookUp.global(name)).toEqual(ofBrowser);
  });

  it.each([
    ['one element has', '<i id="siteFunds"></i>'],
    ['several elements have', '<i id="siteFunds"></i><i id="siteFunds"></i>'],
  ])('is missing where %s the name as id', (_, html) => {
    showPage(html);
    expect(createPageLookUp(realWindow()).global('siteFunds')).toEqual(missing);
    expect(lookUp.global('siteFunds')).toEqual(missing);
  });

  it.each<[string, string, PropertyDescriptor]>([
    ['a function', 'siteFunds', { value: () => [1], enumerable: true }],
    ['hidden', 'siteFunds', { value: [1], enumerable: false }],
    [
      'made by the browser',
      'siteFunds',
      { ...Object.getOwnPropertyDescriptor(Map.prototype, 'size'), enumerable: true },
    ],
    ['the one that Chromium adds', 'chrome', { value: {}, enumerable: true }],
  ])('is no property of the window that is %s', (_, name, property) => {
    Object.defineProperty(window, name, { ...property, configurable: true });
    expect(lookUp.global(name)).toEqual(ofBrowser);
  });
});

const script = '<script type="application/json" id="slides">[1]</script>';

it.each([
  [
    'is read where a heading of the same id stands before it',
    `<b id="slides"></b>${script}`,
    '[1]',
  ],
  ['is not any other element of that id', '<b id="slides"></b>', undefined],
])('a JSON script of the page %s', (_, html, text) => {
  showPage(html);
  expect(lookUp.scriptText('slides')).toBe(text);
});
