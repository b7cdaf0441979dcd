// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

const { documentElement: root, body } = document;

beforeEach(() => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
});

/** The styles of a page while it is locked. */
function readLocked(): string {
  const unlock = lockScroll();
  const { cssText } = root.style;
  unlock();
  return cssText;
}

it('scroll lock keeps the place of the scroll bar by padding in browsers that cannot reserve it', () => {
  const style = Object.getPrototypeOf(root.style) as object;
  const gutter = Object.getOwnPropertyDescriptor(style, 'scrollbarGutter') ?? {};
  Reflect.deleteProperty(style, 'scrollbarGutter');
  const locked = readLocked();
  Object.defineProperty(style, 'scrollbarGutter', gutter);
  expect(locked).toBe('padding-inline-end: 15px !important; overflow: hidden !important;');
});

it('scroll lock reserves nothing where the scroll bar takes no room', () => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  expect(readLocked()).toBe('overflow: hidden !important;');
});

it.each([
  ['the page', 'visible', 'visible', ['hidden', '']],
  ['the page where it scrolls itself', 'auto', 'scroll', ['hidden', '']],
  ['the body where that scrolls for the page', 'visible', 'scroll', ['', 'hidden']],
])('scroll lock holds still %s', (_, ofRoot, ofBody, locked) => {
  const overflows = () => [root.style.overflow, body.style.overflow];
  root.style.overflowY = ofRoot;
  body.style.overflowY = ofBody;
  const unlock = lockScroll();
  expect(overflows()).toEqual(locked);
  unlock();
  expect(overflows()).toEqual(['', '']);
});
