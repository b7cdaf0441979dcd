// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { giveFocusBack } from './focus.ts';

const main = '<main id="main">Text</main>';
const show = (content = main) => {
  showPage(`<button id="opener">Open</button>${content}<button id="next"></button>`);
};
const focused = () => document.activeElement?.id;

describe('the focus that is given back', () => {
  it.each<[string, (opener: HTMLElement) => Element | null | undefined]>([
    ['is gone', (opener) => document.adoptNode(opener)],
    ['cannot take it', (opener) => Object.assign(opener, { disabled: true })],
    ['was none', () => null],
    ['was not known', () => undefined],
    ['was the body', () => document.body],
  ])('goes to the main content where the element %s, and leaves no trace there', (_, change) => {
    show();
    giveFocusBack(change(getById('opener')));
    expect([focused(), getById('main').tabIndex]).toEqual(['main', -1]);
    getById('next').focus();
    expect(getById('main').outerHTML).toBe(main);
  });

  it('scrolls nothing', () => {
    show();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    giveFocusBack(getById('opener'));
    giveFocusBack(null);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  });

  it('leaves alone what the page does with the main content afterwards', () => {
    show();
    giveFocusBack(null);
    getById('next').focus();
    getById('main').tabIndex = 0;
    getById('main').focus();
    getById('next').focus();
    expect(getById('main').tabIndex).toBe(0);
  });

  it('leaves a tabindex that the page gave the main content', () => {
    show('<div role="main" tabindex="0" id="main"></div>');
    giveFocusBack(null);
    expect(focused()).toBe('main');
    getById('next').focus();
    expect(getById('main').tabIndex).toBe(0);
  });

  it('stays on a page without main content', () => {
    show('');
    getById('next').focus();
    giveFocusBack(null);
    expect(focused()).toBe('next');
  });
});
