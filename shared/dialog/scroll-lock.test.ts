// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

const { documentElement: root } = document;

beforeEach(() => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
});

afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('style');
  document.body.removeAttribute('style');
});

describe('scroll lock', () => {
  it('keeps the place of the scroll bar', () => {
    const unlock = lockScroll(document);
    expect(root.style.cssText).toBe(
      'scrollbar-gutter: stable !important; overflow: hidden !important;',
    );
    unlock();
  });

  it('keeps it by padding in browsers that cannot reserve it', () => {
    const style = Object.getPrototypeOf(root.style) as object;
    const gutter = Object.getOwnPropertyDescriptor(style, 'scrollbarGutter') ?? {};
    Reflect.deleteProperty(style, 'scrollbarGutter');
    const unlock = lockScroll(document);
    Object.defineProperty(style, 'scrollbarGutter', gutter);
    expect(root.style.cssText).toBe(
      'padding-inline-end: 15px !important; overflow: hidden !important;',
    );
    unlock();
  });

  it.each([
    ['the page', 'visible', 'visible', ['hidden', '']],
    ['the page where it scrolls itself', 'auto', 'scroll', ['hidden', '']],
    ['the body where that scrolls for the page', 'visible', 'scroll', ['', 'hidden']],
  ])('holds still %s', (_, ofRoot, ofBody, locked) => {
    const styles = [root.style, document.body.style];
    root.style.overflowY = ofRoot;
    document.body.style.overflowY = ofBody;
    const unlock = lockScroll(document);
    expect(styles.map(({ overflow }) => overflow)).toEqual(locked);
    unlock();
    expect(styles.map(({ overflow }) => overflow)).toEqual(['', '']);
  });

  it('reserves nothing where the scroll bar takes no room', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const unlock = lockScroll(document);
    expect(root.style.cssText).toBe('overflow: hidden !important;');
    unlock();
  });
});
