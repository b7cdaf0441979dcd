// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { realWindow } from '../tests/setup/real-window.ts';
import { showPage } from '../tests/setup/show-page.ts';
import { createPageLookUp, whenDefined } from './page-look-up.ts';

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

describe('a mount point that names a variable', () => {
  function ask(value: string, state: DocumentReadyState) {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
    const element = document.createElement('div');
    element.setAttribute('data-documents', value);
    return whenDefined(element, {
      scriptText: () => undefined,
      global: (name) => (name === 'there' ? { kind: 'found', value: [] } : { kind: 'missing' }),
    });
  }

  it.each(['window.late', ' window.late\n'])(
    'waits for it until a task after the page has loaded: %j',
    async (value) => {
      const callback = vi.fn();
      void ask(value, 'interactive')?.then(callback);
      window.dispatchEvent(new Event('load'));
      await Promise.resolve();
      expect(callback).not.toHaveBeenCalled();
      await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
    },
  );

  it.each([
    ['it is there', 'window.there', 'interactive'],
    ['it is no name of a variable', 'window.site.documents', 'interactive'],
    ['it is an address', '#documents', 'interactive'],
    ['it is a text', 'See window.late', 'interactive'],
    ['the page has loaded', 'window.late', 'complete'],
  ] as const)('does not wait where %s', (_, value, state) => {
    expect(ask(value, state)).toBeUndefined();
  });
});
