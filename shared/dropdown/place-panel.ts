import {
  autoUpdate,
  flip,
  type Middleware,
  offset,
  type Platform,
  platform,
  type Rect,
  type ReferenceType,
  shift,
  size,
  type UseFloatingOptions,
} from '@floating-ui/react';
import { readRoot, readScroller } from '../dom/page-document.ts';
import { readZoomedView } from '../dom/zoomed-view.ts';

/** In CSS pixels; the padding is to the edge of the window. */
const [gap, padding] = [8, 12];

/** A lower panel would be useless: rather it extends beyond the window. */
const leastHeight = 180;

/** A panel that is cut off below its button shows four options and Apply at least; else it stands above the label. */
const leastHeightBelow = 280;

/** A panel that may scroll the page shows that much of itself below its button, where the page is long enough. */
const wantedHeight = 440;

/** How much a theme's `zoom` enlarges an element. */
const zoomOf = ({ currentCSSZoom = 1 }: Partial<Element>) => currentCSSZoom;

const divide = ({ x, y, width, height }: Rect, zoom: number): Rect => {
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
};

/** The box of an element, from the start of the page. */
function readBox(element: ReferenceType): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollLeft, scrollTop } = readScroller();
  return { x: left + scrollLeft, y: top + scrollTop, width, height };
}

/** The part of the page that the visitor sees, which is smaller in a page zoomed by two fingers. */
function readView(): Rect {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = readScroller();
  const view = window.visualViewport as Partial<VisualViewport> | null;
  const { pageLeft = scrollLeft, pageTop = scrollTop } = view ?? {};
  const { width = clientWidth, height = clientHeight } = view ?? {};
  return { x: pageLeft, y: pageTop, width, height };
}

/**
 * Measures in the top layer: from the start of the page, whatever margin a CMS gives `<html>` for a bar of its own, and
 * in pixels of the panel, which a theme's `zoom` makes larger or smaller.
 */
const topLayer: Platform = {
  ...platform,
  getElementRects: async ({ reference, floating }) => ({
    reference: divide(readBox(reference), zoomOf(floating)),
    floating: { x: 0, y: 0, ...(await platform.getDimensions(floating)) },
  }),
  getClippingRect: ({ element }) => divide(readView(), zoomOf(element)),
  convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
  getOffsetParent: () => window,
  // Without the window's own `Element`, which a page may have replaced.
  isElement: (value) => value instanceof Element,
};

/** Of the part in view that a sheet may cover, so that the page behind it shows. */
const share = 0.7;

/** The sheet of a phone is at the foot of the window: in a zoomed page, of the part in view. */
const sheet: Middleware = {
  name: 'sheet',
  fn: ({ elements: { floating } }) => {
    const { style } = floating;
    if (style.getPropertyPriority('left')) {
      style.removeProperty('max-block-size');
      // The library's own.
      style.inset = '0 auto auto 0';
    }
    const view = matchMedia('(width < 48rem)').matches && readZoomedView();
    if (!view) return {};
    const [, right, bottom, left] = view.insets;
    // As the stylesheet does, which takes the sheet from its place at the button.
    style.setProperty('inset', `auto ${right}px ${bottom}px ${left}px`, 'important');
    style.setProperty('max-block-size', `${view.height * share}px`, 'important');
    return {};
  },
};

/** What a panel above its button leaves free: the label, which says what is chosen in it. */
function readLabelHeight(button: Element, zoom: number): number {
  const label = button.previousElementSibling;
  return label ? (readBox(button).y - readBox(label).y) / zoom : 0;
}

/** The room from the button's end to the end of the view, in pixels of the panel. */
function readRoomBelow(button: ReferenceType, panel: Element): number {
  const [box, view] = [readBox(button), readView()];
  return (view.y + view.height - box.y - box.height) / zoomOf(panel);
}

/** How much more room there is below a button once the page is scrolled, which keeps its label in sight. */
function readRoomToScroll(button: ReferenceType, panel: Element): number {
  const [page, view] = [readBox(readRoot()), readView()];
  const zoom = zoomOf(panel);
  const label = button instanceof Element ? readLabelHeight(button, zoom) : 0;
  const { y } = divide(readBox(button), zoom);
  const aboveLabel = y - label - padding - view.y / zoom;
  // Of the page itself: an open panel makes what scrolls longer.
  const rest = (page.y + page.height - view.y - view.height) / zoom;
  const wanted = gap + wantedHeight + padding - readRoomBelow(button, panel);
  return Math.max(0, Math.min(aboveLabel, rest, wanted));
}

/** @param roomToScroll what the page gives below a button by being scrolled */
const makeMiddleware = (roomToScroll: typeof readRoomToScroll) => [
  offset(({ placement, elements: { reference, floating } }) => {
    const isAbove = placement.startsWith('top') && reference instanceof Element;
    return isAbove ? gap + readLabelHeight(reference, zoomOf(floating)) : gap;
  }),
  flip(({ elements: { reference, floating } }) => {
    const free = readRoomBelow(reference, floating) + roomToScroll(reference, floating);
    // Below its button unless it would show little there: above, it lies over what the visitor has read.
    const mayTurn = free < gap + leastHeightBelow + padding;
    return { padding, mainAxis: mayTurn, crossAxis: false, flipAlignment: false };
  }),
  shift(({ elements: { reference, floating } }) => {
    // A button that is nearer to the edge, or beyond it, still aligns with its panel.
    const zoom = zoomOf(floating);
    const { x, width } = divide(readBox(reference), zoom);
    const view = divide(readView(), zoom);
    const [left, right] = [x - view.x, view.x + view.width - x - width];
    return { padding: { left: Math.min(padding, left), right: Math.min(padding, right) } };
  }),
  size({
    padding,
    apply({ availableHeight, placement, rects, elements: { reference, floating } }) {
      const { style } = floating;
      const more = placement.startsWith('bottom') ? roomToScroll(reference, floating) : 0;
      const height = Math.max(leastHeight, Math.floor(availableHeight + more));
      style.minInlineSize = `${rects.reference.width}px`;
      // Written only if it matters: the library measures next, and would make the browser lay out again.
      if (style.maxBlockSize || rects.floating.height > height) style.maxBlockSize = `${height}px`;
    },
  }),
  sheet,
];

/** Nothing clips a panel in the top layer. An element that the page moves leaves it. */
function showInTopLayer(panel: HTMLElement): void {
  if (panel.popover && panel.isConnected && !panel.matches(':popover-open')) panel.showPopover();
}

/** A list is like a native select, which scrolls nothing; a group of controls is part of the page. */
const middleware = { list: makeMiddleware(() => 0), group: makeMiddleware(readRoomToScroll) };

/**
 * In the top layer a panel scrolls with the page by itself. In a browser without one it is fixed, so that most
 * clipping ancestors do not cut it.
 */
export function getPanelPlace(hasTopLayer: boolean, kind: 'list' | 'group'): UseFloatingOptions {
  return {
    placement: 'bottom-start',
    strategy: hasTopLayer ? 'absolute' : 'fixed',
    ...(hasTopLayer && { platform: topLayer }),
    middleware: middleware[hasTopLayer ? kind : 'list'],
    whileElementsMounted: (button, panel, update) => {
      // Written before the first layout, so that it is the only one: for a menu of hundreds each takes long.
      panel.style.minInlineSize = `${divide(readBox(button), zoomOf(panel)).width}px`;
      return autoUpdate(button, panel, () => {
        showInTopLayer(panel);
        update();
      });
    },
  };
}
