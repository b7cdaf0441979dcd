// Through the prototypes: the fields of a form hide the form's own properties.

export function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** @param value null removes the attribute */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}
