// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { createOutlineBoxes } from './outline-boxes.ts';

const observed = new Set<Element>();
let resize: () => void;

class Observer {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe(element: Element): void {
    observed.add(element);
  }
  disconnect(): void {
    observed.clear();
  }
}

beforeEach(() => {
  observed.clear();
  vi.stubGlobal('ResizeObserver', Observer);
  showPage('<i id="a" data-widget-status="mounted"></i><i id="b"></i>');
});
afterEach(() => {
  document.body.replaceChildren();
});

/** jsdom has no boxes. */
const makeBox = (width: number) => ({ left: 1, top: 2, width, height: 4 }) as DOMRect;

/** The outlines of #a, which is 3 pixels wide, and #b. */
function outline() {
  const measure = vi.spyOn(getById('a'), 'getBoundingClientRect').mockReturnValue(makeBox(3));
  const layer = document.createElement('div');
  const ending = new AbortController();
  const boxes = createOutlineBoxes(layer, ending.signal);
  boxes.draw([getById('a'), getById('b')]);
  const read = () =>
    [...layer.children].map((box) => {
      const { left, top, width, height } = (box as HTMLElement).style;
      return [left, top, width, height, box.getAttribute('data-state')].join(' ');
    });
  const widen = () => {
    measure.mockReturnValue(makeBox(30));
  };
  return { boxes, layer, ending, read, widen };
}

describe('the outlines of the inspector', () => {
  it('have the places, sizes and states of the mount points', () => {
    const { layer, read } = outline();
    expect(read()).toEqual(['1px 2px 3px 4px mounted', '0px 0px 0px 0px ']);
    expect([...layer.children].map(({ className }) => className)).toEqual(['box', 'box']);
  });

  it.each<[string, () => void]>([
    [
      'a mount point changes its size',
      () => {
        resize();
      },
    ],
    [
      'something scrolls',
      () => {
        getById('b').dispatchEvent(new Event('scroll'));
      },
    ],
    [
      'the window changes its size',
      () => {
        window.dispatchEvent(new Event('resize'));
      },
    ],
  ])('follow where %s', (_, change) => {
    const { read, widen } = outline();
    widen();
    change();
    expect(read()[0]).toBe('1px 2px 30px 4px mounted');
  });

  it('follow no longer once the inspector has closed', () => {
    const { ending, read, widen } = outline();
    ending.abort();
    widen();
    window.dispatchEvent(new Event('resize'));
    expect(read()[0]).toBe('1px 2px 3px 4px mounted');
    expect(observed.size).toBe(0);
  });

  it('highlight the one that is chosen, also after they are drawn again', () => {
    const { boxes, layer } = outline();
    const chosen = () => [...layer.children].map((box) => box.getAttribute('data-chosen'));
    expect(chosen()).toEqual([null, null]);
    boxes.choose(getById('a'));
    expect(chosen()).toEqual(['', null]);
    boxes.choose(getById('b'));
    boxes.draw([getById('a'), getById('b')]);
    expect(chosen()).toEqual([null, '']);
  });

  it('are those of the present mount points, and stay the same elements', () => {
    const { boxes, layer } = outline();
    const [, second] = layer.children;
    boxes.draw([getById('b')]);
    expect([...layer.children]).toEqual([second]);
    expect([...observed]).toEqual([getById('b')]);
  });
});
