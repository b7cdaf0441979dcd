import {
  autoUpdate,
  flip,
  type Middleware,
  offset,
  shift,
  size,
  type UseFloatingOptions,
} from '@floating-ui/react';
import { isConnected, matches } from '../dom/foreign-dom.ts';
import { readRoot } from '../dom/page-document.ts';

/** In CSS pixels; the padding is to the edge of the window. */
const [gap, padding] = [4, 12];

/** A lower panel would be useless: rather it extends beyond the window. */
const leastHeight = 200;

/**
 * The library measures from `<html>`, the top layer from the page: the difference is the margin that a CMS
 * gives `<html>` for a bar of its own.
 */
const fromPage: Middleware = {
  name: 'fromPage',
  fn: ({ x, y, elements: { floating } }) => {
    if (!floating.popover) return {};
    const { left, top } = readRoot().getBoundingClientRect();
    return { x: x + left + window.scrollX, y: y + top + window.scrollY };
  },
};

const middleware = [
  offset(gap),
  flip({ padding, crossAxis: false, flipAlignment: false }),
  shift(({ elements: { reference } }) => {
    // A button that is nearer to the edge, or beyond it, still aligns with its panel.
    const { left, right } = reference.getBoundingClientRect();
    const room = readRoot().clientWidth - right;
    return { padding: { left: Math.min(padding, left), right: Math.min(padding, room) } };
  }),
  size({
    padding,
    apply({ availableHeight, rects, elements: { floating } }) {
      const { style } = floating;
      const height = Math.max(leastHeight, Math.floor(availableHeight));
      style.minInlineSize = `${rects.reference.width}px`;
      // Written only if it matters: the library measures next, and would make the browser lay out again.
      if (style.maxBlockSize || rects.floating.height > height) style.maxBlockSize = `${height}px`;
    },
  }),
  fromPage,
];

/** Nothing clips a panel in the top layer. An element that the page moves leaves it. */
function showInTopLayer(panel: HTMLElement): void {
  if (panel.popover && isConnected(panel) && !matches(panel, ':popover-open')) panel.showPopover();
}

/**
 * In the top layer a panel scrolls with the page by itself. In a browser without one it is fixed, so that most
 * clipping ancestors do not cut it.
 */
export function getPanelPlace(hasTopLayer: boolean): UseFloatingOptions {
  return {
    placement: 'bottom-start',
    strategy: hasTopLayer ? 'absolute' : 'fixed',
    middleware,
    whileElementsMounted: (button, panel, update) => {
      // Written before the first layout, so that it is the only one: for a menu of hundreds each takes long.
      panel.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
      return autoUpdate(button, panel, () => {
        showInTopLayer(panel);
        update();
      });
    },
  };
}
