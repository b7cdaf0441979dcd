import { nameElement, parentOf } from '../../shared/dom/foreign-dom.ts';
import { readBody, readRoot } from '../../shared/dom/page-document.ts';

export interface StickyBreaker {
  /** As a CSS selector: `div#page.wrapper`. */
  readonly name: string;
  readonly overflow: string;
}

const breaking = /hidden|scroll|auto/;

/**
 * The nearest ancestor whose overflow keeps the section from sticking to the window (DECISIONS "Showcase"). The overflow
 * of the root applies to the window, as does the body's if the root's is visible:
 * https://www.w3.org/TR/css-overflow-3/#overflow-propagation
 */
export function findStickyBreaker(element: Element): StickyBreaker | undefined {
  const body = readBody();
  const root = readRoot();
  const isBodyTheWindow = getComputedStyle(root).overflow === 'visible';
  let ancestor: Element | null = element;
  for (; ancestor && ancestor !== root; ancestor = parentOf(ancestor)) {
    if (ancestor === body && isBodyTheWindow) continue;
    const { overflow } = getComputedStyle(ancestor);
    if (breaking.test(overflow)) return { name: nameElement(ancestor), overflow };
  }
  return undefined;
}
