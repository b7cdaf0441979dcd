import { findAll, matches, parentOf, readAttribute } from './foreign-dom.ts';

export const widgetAttribute = 'data-widget';

export const widgetSelector = `[${widgetAttribute}]`;

/** The name in the attribute, without surrounding spaces; undefined where the element is no mount point. */
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

/** The nearest ancestor for which the condition holds. */
export function findAround(node: Node, check: (element: Element) => boolean): Element | undefined {
  let element = parentOf(node);
  while (element !== null && !check(element)) element = parentOf(element);
  return element ?? undefined;
}
