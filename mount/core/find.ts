import { findAll, matches, readAttribute } from '../../shared/dom/foreign-dom.ts';

export const widgetAttribute = 'data-widget';
export const widgetSelector = `[${widgetAttribute}]`;

/** The name in the attribute, without surrounding spaces; undefined if the element is no mount point. */
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
