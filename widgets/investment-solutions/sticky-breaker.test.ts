// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { findStickyBreaker } from './sticky-breaker.ts';

function find(wrapperOverflow: string, ownOverflow = '') {
  showPage('<div id="page" class="wrapper wide"><div><section id="own"></section></div></div>');
  getById('page').style.overflow = wrapperOverflow;
  getById('own').style.overflow = ownOverflow;
  return findStickyBreaker(getById('own'));
}

const broken = ['hidden', 'auto', 'scroll', 'hidden auto', 'auto hidden'];
it.each(broken)('what breaks sticky positions is an ancestor with overflow %s', (overflow) => {
  expect(find(overflow)).toEqual({ name: 'div#page.wrapper.wide', overflow });
});

it('what breaks sticky positions may be the mount point itself, and is none with another overflow', () => {
  expect(find('', 'hidden')).toEqual({ name: 'section#own', overflow: 'hidden' });
  const harmless = ['', 'visible', 'clip', 'clip visible', 'visible clip'];
  expect(harmless.map((overflow) => find(overflow))).toEqual(harmless.map(() => undefined));
});

it.each([
  ['visible', 'hidden', undefined],
  ['hidden', 'visible', undefined],
  ['hidden', 'hidden', 'body'],
  ['hidden auto', 'hidden auto', 'body'],
])('what breaks sticky positions with html %s and body %s is %s', (root, body, name) => {
  document.documentElement.style.overflow = root;
  document.body.style.overflow = body;
  expect(find('visible')?.name).toBe(name);
});
