import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** The gap between panel and button, and between panel and the edge of the window, in CSS pixels. */
const [gap, padding] = [4, 12];

/** A panel lower than this, in CSS pixels, would be useless: it may extend beyond the window instead. */
const leastHeight = 200;

/**
 * Below the button, or above where there is more room; never wider than the window; at least as wide as the
 * button and at most as high as the available room.
 */
const middleware = [
  offset(gap),
  flip({ padding, crossAxis: false, flipAlignment: false }),
  shift(({ elements: { reference } }) => {
    // Where the button itself is nearer to the edge, or beyond it, the panel stays aligned with the button.
    const { left, right } = reference.getBoundingClientRect();
    const room = document.documentElement.clientWidth - right;
    return { padding: { left: Math.min(padding, left), right: Math.min(padding, room) } };
  }),
  size({
    padding,
    apply({ availableHeight, rects, elements: { floating } }) {
      const { style } = floating;
      const height = Math.max(leastHeight, Math.floor(availableHeight));
      style.minInlineSize = `${rects.reference.width}px`;
      // Written only where it matters: the library measures next, and would make the browser lay out again.
      if (style.maxBlockSize || rects.floating.height > height) style.maxBlockSize = `${height}px`;
    },
  }),
];

/** In the top layer nothing clips the panel. */
function showInTopLayer(panel: HTMLElement): void {
  if (panel.popover && panel.isConnected && !panel.matches(':popover-open')) panel.showPopover();
}

/** Places the panel at its button, on whole device pixels: its text would be blurred between them. */
async function placePanel(button: HTMLElement, panel: HTMLElement): Promise<void> {
  // An element that is moved leaves the top layer.
  showInTopLayer(panel);
  const strategy = panel.popover ? 'absolute' : 'fixed';
  const options = { placement: 'bottom-start', strategy, middleware } as const;
  const { x, y } = await computePosition(button, panel, options);
  const { marginLeft, marginTop } = getComputedStyle(document.documentElement);
  const ratio = window.devicePixelRatio;
  const toLength = (length: number, margin: string): string => {
    // The library measures from `<html>`, the top layer from the page: the difference is the margin that a
    // CMS gives `<html>` for a bar of its own.
    const inPage = panel.popover ? length + parseFloat(margin) : length;
    return `${Math.round(inPage * ratio) / ratio}px`;
  };
  panel.style.transform = `translate(${toLength(x, marginLeft)}, ${toLength(y, marginTop)})`;
}

/**
 * Shows a panel at its button, and places it again when something scrolls or is resized: never on every frame. In
 * the top layer it scrolls with the page by itself; in browsers without `showPopover` it is fixed, so that most
 * clipping ancestors do not cut it.
 *
 * @returns a function that stops
 */
export function keepPlaced(button: HTMLElement, panel: HTMLElement): () => void {
  // Before it is shown, so that it has its width when it is laid out for the first time.
  panel.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  // Before anything measures it, so that opening lays out once.
  showInTopLayer(panel);
  return autoUpdate(button, panel, () => {
    void placePanel(button, panel);
  });
}
