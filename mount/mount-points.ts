import { findAll, matches, parentOf, readAttribute } from './foreign-dom.ts';

/** The attribute that makes an element a mount point. */
export const widgetAttribute = 'data-widget';

export const widgetSelector = `[${widgetAttribute}]`;

/** The name that a mount point gives, without spaces around it; undefined where it is none. */
export function readWidgetName(element: Element): string | undefined {
  return readAttribute(element, widgetAttribute)?.trim();
}

/** The mount points at and below a node, in document order. */
export function findMountPoints(root: Node): HTMLElement[] {
  const found = findAll(root, widgetSelector);
  if (root instanceof Element && matches(root, widgetSelector)) found.unshift(root);
  // SVG and MathML elements have no children that a widget could replace.
  return found.filter((element) => element instanceof HTMLElement);
}

/** The first of the elements around a node for which something holds. */
export function findAround(node: Node, check: (element: Element) => boolean): Element | undefined {
  let element = parentOf(node);
  while (element !== null && !check(element)) element = parentOf(element);
  return element ?? undefined;
}
