// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { findStickyBreaker } from './sticky-breaker.ts';

afterEach(() => {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  document.body.replaceChildren();
});

function place(wrapperOverflow: string, ownOverflow = ''): Element {
  const wrapper = document.createElement('div');
  wrapper.id = 'page';
  wrapper.className = 'wrapper wide';
  wrapper.style.overflow = wrapperOverflow;
  const element = document.createElement('section');
  element.style.overflow = ownOverflow;
  wrapper.append(document.createElement('div'));
  wrapper.firstElementChild?.append(element);
  document.body.append(wrapper);
  return element;
}

describe('what breaks sticky positions', () => {
  it.each(['hidden', 'auto', 'scroll', 'hidden auto', 'auto hidden'])(
    'is an ancestor with overflow %s',
    (overflow) => {
      expect(findStickyBreaker(place(overflow))).toEqual({
        name: 'div#page.wrapper.wide',
        overflow,
      });
    },
  );

  it.each(['', 'visible', 'clip', 'clip visible', 'visible clip'])(
    'is none with overflow "%s"',
    (overflow) => {
      expect(findStickyBreaker(place(overflow))).toBeUndefined();
    },
  );

  it('may be the mount point itself', () => {
    expect(findStickyBreaker(place('', 'hidden'))).toEqual({ name: 'section', overflow: 'hidden' });
  });

  it.each([
    { root: 'visible', body: 'hidden', name: undefined },
    { root: 'hidden', body: 'visible', name: undefined },
    { root: 'hidden', body: 'hidden', name: 'body' },
    { root: 'hidden auto', body: 'hidden auto', name: 'body' },
  ])('with html $root and body $body is $name', ({ root, body, name }) => {
    const element = place('visible');
    document.documentElement.style.overflow = root;
    document.body.style.overflow = body;
    expect(findStickyBreaker(element)?.name).toBe(name);
  });
});
