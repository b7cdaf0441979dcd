export interface StickyBreaker {
  /** As a CSS selector: `div#page.wrapper`. */
  readonly name: string;
  readonly overflow: string;
}

/** Not `clip`, which hides like `hidden`. */
const breaking = /hidden|scroll|auto/;

function nameOf({ localName, id, classList }: Element): string {
  return [localName, id && `#${id}`, ...[...classList].map((word) => `.${word}`)].join('');
}

/**
 * The nearest ancestor whose overflow keeps the section from sticking to the window (DECISIONS "Showcase"). The
 * overflow of the root, or of the body where the root's is visible, is the window's own: the common
 * `html, body { overflow-x: hidden }` breaks nothing.
 */
export function findStickyBreaker(element: Element): StickyBreaker | undefined {
  const { body, documentElement } = document;
  const isBodyTheWindow = getComputedStyle(documentElement).overflow === 'visible';
  let ancestor: Element | null = element;
  for (; ancestor && ancestor !== documentElement; ancestor = ancestor.parentElement) {
    if (ancestor === body && isBodyTheWindow) continue;
    const { overflow } = getComputedStyle(ancestor);
    if (breaking.test(overflow)) return { name: nameOf(ancestor), overflow };
  }
  return undefined;
}
