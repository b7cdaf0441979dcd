// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { giveFocusBack } from './give-focus-back.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const page =
  '<button id="opener">Open</button><main id="main">Text</main><button id="next"></button>';

describe('the focus that is given back', () => {
  it('goes to the element that had it', () => {
    showPage(page);
    giveFocusBack(getById('opener'));
    expect(document.activeElement?.id).toBe('opener');
    expect(getById('main').hasAttribute('tabindex')).toBe(false);
  });

  it.each<[string, (opener: HTMLElement) => Element | null | undefined]>([
    [
      'is gone',
      (opener) => {
        opener.remove();
        return opener;
      },
    ],
    [
      'cannot take it',
      (opener) => {
        opener.setAttribute('disabled', '');
        return opener;
      },
    ],
    ['was none', () => null],
    ['was not known', () => undefined],
    ['was the body', () => document.body],
  ])('goes to the main content where the element %s', (_, change) => {
    showPage(page);
    giveFocusBack(change(getById('opener')));
    expect(document.activeElement?.id).toBe('main');
  });

  it('leaves no trace on the main content once it has moved on', () => {
    showPage(page);
    const before = getById('main').outerHTML;
    giveFocusBack(null);
    expect(getById('main').tabIndex).toBe(-1);
    getById('next').focus();
    expect(getById('main').outerHTML).toBe(before);
  });

  it('scrolls nothing', () => {
    showPage(page);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    giveFocusBack(getById('opener'));
    giveFocusBack(null);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  });

  it('leaves alone what the page does with the main content afterwards', () => {
    showPage(page);
    giveFocusBack(null);
    getById('next').focus();
    getById('main').tabIndex = 0;
    getById('main').focus();
    getById('next').focus();
    expect(getById('main').tabIndex).toBe(0);
  });

  it('leaves a tabindex that the page gave the main content', () => {
    showPage('<div role="main" tabindex="0" id="main"></div><button id="next"></button>');
    giveFocusBack(null);
    expect(document.activeElement?.id).toBe('main');
    getById('next').focus();
    expect(getById('main').tabIndex).toBe(0);
  });

  it('stays on a page without main content', () => {
    showPage('<button id="next"></button>');
    getById('next').focus();
    giveFocusBack(null);
    expect(document.activeElement?.id).toBe('next');
  });
});
