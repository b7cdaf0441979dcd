// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
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

/** The outlines of #a, which is 3 pixels wide, and #b. */
function outline() {
  // jsdom has no boxes.
  const measure = vi.spyOn(getById('a'), 'getBoundingClientRect');
  const setWidth = (width: number) => {
    measure.mockReturnValue({ left: 1, top: 2, width, height: 4 } as DOMRect);
  };
  setWidth(3);
  const layer = document.createElement('div');
  const ending = new AbortController();
  const boxes = createOutlineBoxes(layer, ending.signal);
  boxes.draw([getById('a'), getById('b')]);
  const read = () =>
    [...layer.children].map((box) => {
      const { left, top, width, height } = (box as HTMLElement).style;
      const chosen = box.getAttribute('data-chosen') === '' ? ' chosen' : '';
      const state = box.getAttribute('data-state') ?? '';
      return `${box.className} ${left} ${top} ${width} ${height} ${state}${chosen}`;
    });
  return { boxes, layer, ending, read, setWidth };
}

describe('the outlines of the inspector', () => {
  it.each<[string, () => unknown]>([
    ['a mount point changes its size', () => [...observed].map(resize)],
    ['something scrolls', () => getById('b').dispatchEvent(new Event('scroll'))],
    ['the window changes its size', () => window.dispatchEvent(new Event('resize'))],
  ])('follow where %s, until the inspector closes', (_, change) => {
    const { read, setWidth, ending } = outline();
    setWidth(30);
    change();
    expect(read()[0]).toBe('box 1px 2px 30px 4px mounted');
    ending.abort();
    setWidth(40);
    change();
    expect(read()[0]).toBe('box 1px 2px 30px 4px mounted');
  });

  it('have places, sizes and states, and highlight the chosen one, also when drawn again', () => {
    const { boxes, read } = outline();
    const [plain, other] = read();
    expect([plain, other]).toEqual(['box 1px 2px 3px 4px mounted', 'box 0px 0px 0px 0px ']);
    boxes.choose(getById('a'));
    expect(read()).toEqual([`${plain ?? ''} chosen`, other]);
    boxes.choose(getById('b'));
    boxes.draw([getById('a'), getById('b')]);
    expect(read()).toEqual([plain, `${other ?? ''} chosen`]);
  });

  it('are those of the present mount points, and stay the same elements', () => {
    const { boxes, layer } = outline();
    const [, second] = layer.children;
    boxes.draw([getById('b')]);
    expect([...layer.children]).toEqual([second]);
    expect([...observed]).toEqual([getById('b')]);
  });
});
