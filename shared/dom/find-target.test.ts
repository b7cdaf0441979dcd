// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { findClosest } from './find-closest.ts';
import { findTarget, readTargetIds } from './find-target.ts';
import { goToStart } from './go-to-start.ts';
import { makeElement } from './make-element.ts';
import { press } from './press.ts';

afterEach(() => {
  document.body.replaceChildren();
});

describe('the element that a fragment names', () => {
  it.each([
    ['#part', ['part']],
    ['#%C3%BCber', ['%C3%BCber', 'über']],
    ['#100%', ['100%']],
    ['#', ['']],
    ['', ['']],
  ])('%s has one of the ids %j', (hash, ids) => {
    expect(readTargetIds(hash)).toEqual(ids);
  });

  it.each([
    ['#part', 'part'],
    ['#%C3%BCber', 'über'],
    ['#a%20b', 'a%20b'],
    ['#missing', undefined],
    ['#%zz', undefined],
  ])('%s is %s', (hash, id) => {
    showPage('<p id="part"></p><p id="über"></p><p id="a b"></p><p id="a%20b"></p>');
    expect(findTarget(hash)?.id).toBe(id);
  });
});

describe('what an event hit', () => {
  it('is the nearest element that fits, and nothing beside elements', () => {
    showPage('<a href="/" id="link"><b id="inside">Text</b></a><i id="beside"></i>');
    const hit = (target: EventTarget | null) => {
      const event = new Event('click');
      Object.defineProperty(event, 'target', { value: target });
      return findClosest(event, 'a')?.id;
    };
    const targets = [getById('inside'), getById('link'), getById('beside'), document, window, null];
    expect(targets.map(hit)).toEqual(['link', 'link', ...Array<undefined>(4).fill(undefined)]);
  });
});

describe('a press by key', () => {
  it('is a click that the page’s own code can handle, also on a link in a drawing', () => {
    showPage('<svg><a id="link"></a></svg>');
    const received: Event[] = [];
    document.addEventListener('click', (event) => received.push(event), { once: true });
    press(getById('link'));
    const properties = received.map(({ cancelable, composed }) => [cancelable, composed]);
    expect(properties).toEqual([[true, true]]);
  });
});

describe('an element that is added', () => {
  it('has its classes, and a text where it is given one', () => {
    expect(makeElement('p', 'a b', '1 < 2').outerHTML).toBe('<p class="a b">1 &lt; 2</p>');
    expect(makeElement('i', 'a').outerHTML).toBe('<i class="a"></i>');
  });
});

describe('going to the start of an element', () => {
  it.each([
    [-1, 1],
    [0, 0],
    [500, 0],
  ])('scrolls only where its start is above the window: %i px below the top', (top, count) => {
    showPage('<section id="list" tabindex="-1"></section>');
    const list = getById('list');
    const scroll = vi.fn();
    Object.assign(list, { scrollIntoView: scroll });
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    const focus = vi.spyOn(list, 'focus');
    goToStart(list);
    expect(document.activeElement).toBe(list);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(scroll.mock.calls).toEqual(
      Array<unknown>(count).fill([{ block: 'start', behavior: 'instant' }]),
    );
  });

  it('does nothing where it is gone', () => {
    expect(() => {
      goToStart(null);
    }).not.toThrow();
  });
});
