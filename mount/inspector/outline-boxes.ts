import { readAttribute } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { statusAttribute } from '../core/life.ts';

/** Outlines of mount points, drawn over the page; the elements themselves do not change. */
export interface OutlineBoxes {
  /** Outlines exactly these elements. */
  readonly draw: (elements: readonly Element[]) => void;
  /** Highlights one. */
  readonly choose: (element: Element) => void;
}

/**
 * @param layer covers the window and holds the outlines
 * @param signal aborted: the outlines no longer follow
 */
export function createOutlineBoxes(layer: HTMLElement, signal: AbortSignal): OutlineBoxes {
  let boxes = new Map<Element, HTMLElement>();
  let chosen: Element | undefined;

  const place = () => {
    for (const [element, box] of boxes) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const sizes = { left, top, width, height };
      for (const [name, px] of Object.entries(sizes)) box.style.setProperty(name, `${px}px`);
      box.dataset['state'] = readAttribute(element, statusAttribute) ?? '';
      box.toggleAttribute('data-chosen', element === chosen);
    }
  };
  const sizes = new ResizeObserver(place);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
  });
  listen(window, ['scroll', 'resize'], place, { capture: true, passive: true, signal });
  return {
    draw: (elements) => {
      boxes = new Map(
        elements.map((element) => [element, boxes.get(element) ?? makeElement('div', 'box')]),
      );
      layer.replaceChildren(...boxes.values());
      sizes.disconnect();
      for (const element of elements) sizes.observe(element);
      place();
    },
    choose: (element) => {
      chosen = element;
      place();
    },
  };
}
