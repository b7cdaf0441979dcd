/** An ancestor in which `position: sticky` does not stick to the window, and the overflow that causes it. */
export interface StickyBreaker {
  /** As a CSS selector: `div#page.wrapper`. */
  readonly name: string;
  readonly overflow: string;
}

/** What creates a scroll container: not `clip`, which hides like `hidden`. */
const breaking = /hidden|scroll|auto/;

function nameOf({ localName, id, classList }: Element): string {
  return [localName, id && `#${id}`, ...[...classList].map((word) => `.${word}`)].join('');
}

/**
 * Finds the nearest ancestor whose overflow keeps the section from sticking to the window (DECISIONS
 * "Showcase"). The overflow of the root element, or of the body where the root's is visible, is the
 * window's own and breaks nothing; the common `html, body { overflow-x: hidden }` does.
 *
 * @param element the search includes the element itself
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
