// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollLock } from './scroll-lock.ts';

const { documentElement: root } = document;

beforeEach(() => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
});

afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('style');
});

describe('scroll lock', () => {
  it('counts its users: the page scrolls again when the last one unlocks it', () => {
    const hold = createScrollLock(document);
    const [letGo, letGoToo] = [hold(), hold()];
    letGo();
    letGo();
    expect(root.style.overflow).toBe('hidden');
    letGoToo();
    expect(root.style.cssText).toBe('');
    hold()();
    expect(root.style.cssText).toBe('');
  });

  it('keeps the place of the scroll bar', () => {
    const letGo = createScrollLock(document)();
    expect(root.style.cssText).toMatch(
      /scrollbar-gutter: stable !important|padding-inline-end: 15px !important/,
    );
    letGo();
  });

  it('reserves nothing where the scroll bar takes no room', () => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
    const letGo = createScrollLock(document)();
    expect(root.style.cssText).toBe('overflow: hidden !important;');
    letGo();
  });
});
