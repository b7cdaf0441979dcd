/** The attribute that makes an element a mount point. */
export const widgetAttribute = 'data-widget';

const selector = `[${widgetAttribute}]`;

/** The name that a mount point gives, without spaces around it. */
export function readWidgetName(element: Element): string {
  return (element.getAttribute(widgetAttribute) ?? '').trim();
}

/**
 * The mount points at and below a node, in document order. A mount point inside a React widget's
 * element is left out (CONTRACT 2): what stands there belongs to React or is content to give back.
 *
 * @param isReactWidget whether a name is that of a widget drawn by React
 */
export function findMountPoints(
  root: ParentNode,
  isReactWidget: (name: string) => boolean,
): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
  return found.filter(
    // SVG and MathML elements have no children that a widget could replace.
    (element) => element instanceof HTMLElement && !isDrawn(element.parentNode, isReactWidget),
  );
}

/** Whether a node is, or stands in, the element of a React widget: what changes there is React's. */
export function isDrawn(node: Node | null, isReactWidget: (name: string) => boolean): boolean {
  let element = node instanceof Element ? node : (node?.parentElement ?? null);
  for (; element; element = element.parentElement) {
    if (element.hasAttribute(widgetAttribute) && isReactWidget(readWidgetName(element)))
      return true;
  }
  return false;
}

/** Every attribute of an element by name, as the engine's readers take them. */
export function readAttributes(element: Element): Map<string, string> {
  // Through the prototype, because a form's `attributes` own names may be hidden by an <input name="getAttribute">.
  const names = Element.prototype.getAttributeNames.call(element);
  const read = (name: string) => Element.prototype.getAttribute.call(element, name) ?? '';
  return new Map(names.map((name) => [name, read(name)]));
}
