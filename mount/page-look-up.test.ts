// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realWindow } from '../tests/setup/real-window.ts';
import { createPageLookUp, whenDefined } from './page-look-up.ts';

const lookUp = createPageLookUp(window);

afterEach(() => {
  Reflect.deleteProperty(window, 'siteFunds');
  document.body.replaceChildren();
});

describe('a global variable of the page', () => {
  it('is found by its exact name, also where it is defined late', () => {
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'missing' });
    Object.assign(window, { siteFunds: [1] });
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'found', value: [1] });
  });

  // A browser test covers every name that a fresh window has; jsdom's are not native.
  it.each(['Array', 'JSON', 'toString'])('is not the window’s own %s', (name) => {
    expect(lookUp.global(name)).toEqual({ kind: 'browser' });
  });
});

describe('a name that is no variable', () => {
  it('is missing where an element has it as its id', () => {
    const div = document.createElement('div');
    div.id = 'siteFunds';
    document.body.append(div);
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'missing' });
  });

  it('is missing where several elements have it as their id', () => {
    const ofPage = createPageLookUp(realWindow());
    for (let count = 0; count < 2; count += 1) {
      const div = document.createElement('div');
      div.id = 'siteFunds';
      document.body.append(div);
      expect(ofPage.global('siteFunds')).toEqual({ kind: 'missing' });
    }
  });

  it('is found where the page made it a getter', () => {
    Object.defineProperty(window, 'siteFunds', { get: () => [2], configurable: true });
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'found', value: [2] });
  });
});

describe('a property of the window', () => {
  const nativeAccessor = Object.getOwnPropertyDescriptor(Map.prototype, 'size');

  it.each<[string, PropertyDescriptor]>([
    ['a function', { value: () => [1], enumerable: true }],
    ['hidden', { value: [1], enumerable: false }],
    ['made by the browser', { ...nativeAccessor, enumerable: true }],
  ])('is no variable where it is %s', (_, property) => {
    Object.defineProperty(window, 'siteFunds', { ...property, configurable: true });
    expect(lookUp.global('siteFunds')).toEqual({ kind: 'browser' });
  });

  it('is no variable where it is the one that Chromium adds', () => {
    Object.assign(window, { chrome: {} });
    expect(lookUp.global('chrome')).toEqual({ kind: 'browser' });
    Reflect.deleteProperty(window, 'chrome');
  });
});

describe('a JSON script of the page', () => {
  it('is read where a heading of the same id stands before it', () => {
    const heading = document.createElement('h2');
    const script = document.createElement('script');
    heading.id = script.id = 'slides';
    script.type = 'application/json';
    script.textContent = '[2]';
    document.body.append(heading, script);
    expect(lookUp.scriptText('slides')).toBe('[2]');
  });

  it('is read by its id', () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'slides';
    script.textContent = '[1]';
    document.body.append(script);
    expect(lookUp.scriptText('slides')).toBe('[1]');
  });

  it('is not any other element of that id', () => {
    const div = document.createElement('div');
    div.id = 'slides';
    document.body.append(div);
    expect(lookUp.scriptText('slides')).toBeUndefined();
  });
});

const page = {
  scriptText: () => undefined,
  global: (name: string) =>
    name === 'there' ? ({ kind: 'found', value: [] } as const) : ({ kind: 'missing' } as const),
};

function ask(value: string) {
  const element = document.createElement('div');
  element.setAttribute('data-documents', value);
  return whenDefined(element, page);
}

describe('a mount point of a page that is still loading', () => {
  beforeEach(() => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
  });

  it.each(['window.late', ' window.late\n'])(
    'waits for the variable that it names, until a task after the page has loaded: %j',
    async (value) => {
      const callback = vi.fn();
      void ask(value)?.then(callback);
      window.dispatchEvent(new Event('load'));
      await Promise.resolve();
      expect(callback).not.toHaveBeenCalled();
      await vi.waitFor(() => {
        expect(callback).toHaveBeenCalledOnce();
      });
    },
  );

  it.each([
    ['there', 'window.there'],
    ['no name of a variable', 'window.site.documents'],
    ['an address', '#documents'],
    ['a text', 'See window.late'],
  ])('does not wait for what is %s', (_, value) => {
    expect(ask(value)).toBeUndefined();
  });
});

it('nothing is waited for once the page has loaded', () => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('complete');
  expect(ask('window.late')).toBeUndefined();
});
