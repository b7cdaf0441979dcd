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
  return found.filter((element) => {
    // SVG and MathML elements have no children that a widget could replace.
    if (!(element instanceof HTMLElement)) return false;
    for (
      let outer = element.parentElement?.closest(selector);
      outer;
      outer = outer.parentElement?.closest(selector)
    ) {
      if (isReactWidget(readWidgetName(outer))) return false;
    }
    return true;
  });
}

/** Every attribute of an element by name, as the engine's readers take them. */
export function readAttributes(element: Element): Map<string, string> {
  // getAttributeNames is used because a form's `attributes` may be an <input name="attributes">.
  const names = Element.prototype.getAttributeNames.call(element);
  return new Map(names.map((name) => [name, element.getAttribute(name) ?? '']));
}
