// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createPageLookUp } from './page-look-up.ts';

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

  it.each(['location', 'name', 'document', 'alert', 'Array', 'JSON', 'toString', 'origin'])(
    'is not the window’s own %s',
    (name) => {
      expect(lookUp.global(name)).toEqual({ kind: 'browser' });
    },
  );
});

describe('a JSON script of the page', () => {
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
