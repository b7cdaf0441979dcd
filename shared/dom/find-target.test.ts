// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { findClosest } from './foreign-dom.ts';
import { findTarget, readTargetIds } from './find-target.ts';
import { goToStart } from './go-to-start.ts';
import { press, wantsElsewhere } from './keys-and-clicks.ts';

it.each([
  ['#part', 'part', ['part']],
  ['#%C3%BCber', 'über', ['%C3%BCber', 'über', 'u\u0308ber']],
  ['#a%20b', 'a%20b', ['a%20b', 'a b']],
  ['#u\u0308ber', 'über', ['u\u0308ber', 'über']],
  ['#100%', '100%', ['100%']],
  ['#missing', undefined, ['missing']],
  ['#%zz', undefined, ['%zz']],
  ['#', undefined, ['']],
  ['', undefined, ['']],
])('the fragment %s names the element %s, one of the ids %j', (hash, id, ids) => {
  const pages = ['part', 'über', 'a b', 'a%20b', '100%'].map((each) => `<p id="${each}"></p>`);
  showPage(pages.join(''));
  expect([findTarget(hash)?.id, readTargetIds(hash)]).toEqual([id, ids]);
});

it('what an event hit is the nearest element that fits, and nothing beside elements', () => {
  showPage('<a href="/" id="link"><b id="inside">Text</b></a><i id="beside"></i>');
  const hit = (target: EventTarget | null) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: target });
    return findClosest(event, 'a')?.id;
  };
  expect([getById('inside'), getById('link')].map(hit)).toEqual(['link', 'link']);
  for (const target of [getById('beside'), document, window, null]) {
    expect(hit(target)).toBeUndefined();
  }
});

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
it.each([
  [{}, false],
  [{ button: 0 }, false],
  [{ button: 1 }, true],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ ctrlKey: true, button: 0 }, true],
])('a press with %j asks for a new tab, a download or a menu: %s', (keys, expected) => {
  expect(wantsElsewhere({ ...plain, ...keys })).toBe(expected);
});

it('a press by key is a click that the page’s own code can handle, also on a link in a drawing', () => {
  showPage('<svg><a id="link"></a></svg>');
  const received: Event[] = [];
  document.addEventListener('click', (event) => received.push(event), { once: true });
  press(getById('link'));
  expect(received).toMatchObject([{ cancelable: true, composed: true }]);
});

it.each([
  [-1, [[{ block: 'start', behavior: 'instant' }]]],
  [0, []],
  [500, []],
])('going to an element scrolls only if it starts above the window: %i px', (top, scrolled) => {
  showPage('<section id="list" tabindex="-1"></section>');
  const list = getById('list');
  const scroll = vi.fn();
  Object.assign(list, { scrollIntoView: scroll });
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const focus = vi.spyOn(list, 'focus');
  goToStart(list, (step) => step);
  expect(document.activeElement).toBe(list);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(scroll.mock.calls).toEqual(scrolled);
});
