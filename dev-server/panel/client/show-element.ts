/** The gap between the panel and the element, in CSS pixels. */
const gapPx = 16;

/** The element, or its nearest ancestor that has a box: a failed widget may be empty or hidden. */
function findBox(element: Element): Element {
  let box: Element = element;
  while (box.parentElement !== null) {
    const { width, height } = box.getBoundingClientRect();
    if (width > 0 && height > 0 && box.checkVisibility()) return box;
    box = box.parentElement;
  }
  return box;
}

let hide: (() => void) | undefined;

/** Removes the outline. */
export function hideOutline(): void {
  hide?.();
  hide = undefined;
}

/**
 * Draws an outline over a box and keeps it in place. Not the box's own `outline`: its content may cover that,
 * an ancestor may clip it, and the page is not to be changed.
 */
function outline(box: Element): void {
  const frame = document.createElement('div');
  frame.className = 'dev-outline';
  const place = () => {
    const { left, top, width, height } = box.getBoundingClientRect();
    frame.style.left = `${left}px`;
    frame.style.top = `${top}px`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, place, options);
  place();
  document.body.append(frame);
  hide = () => {
    stop.abort();
    frame.remove();
  };
}

/**
 * Scrolls to an element, so that it begins below what covers the window's top, and outlines only it.
 *
 * @param cover covers the page
 * @returns whether the element is still on the page
 */
export function showElement(element: Element, cover: Element): boolean {
  hideOutline();
  if (!element.isConnected) return false;
  const box = findBox(element);
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const top = box.getBoundingClientRect().top - cover.getBoundingClientRect().bottom;
  window.scrollBy({ top: top - gapPx, behavior: 'instant' });
  outline(box);
  return true;
}
