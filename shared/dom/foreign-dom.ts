// Reads and writes the page's own nodes through the prototypes, wherever one of them may be a form: its fields hide
// its properties (`<input name="parentElement">`). Nodes that cannot be one (fields, scripts, links, what this script
// itself has made) are used directly. The document is read by page-document.ts.

export function readProperty<Owner extends object, Key extends keyof Owner>(
  prototype: Owner,
  key: Key,
  owner: Owner,
): Owner[Key] {
  return Reflect.get(prototype, key, owner);
}

/** Null at the end, also where a page has put something of its own in the place of `Node`: a walk up must end. */
export const parentOf = (node: Node) => readProperty(Node.prototype, 'parentElement', node) ?? null;

/** Whether a form field hides a property that other code uses to walk up the tree. */
export const hidesParent = (node: Node) =>
  node.parentNode !== readProperty(Node.prototype, 'parentNode', node);

/** The child nodes, as an array that does not change with the page. */
export const childNodesOf = (node: Node) => [...readProperty(Node.prototype, 'childNodes', node)];

export const childElementsOf = (node: Node) =>
  childNodesOf(node).filter((child) => child instanceof Element);

/** `form`, in lower case. */
export const tagOf = (element: Element) => readProperty(Element.prototype, 'localName', element);

export const isConnected = (node: Node) => readProperty(Node.prototype, 'isConnected', node);

export const contains = (node: Node, other: Node | null) =>
  Node.prototype.contains.call(node, other);

export const textOf = (node: Node) => readProperty(Node.prototype, 'textContent', node) ?? '';

/** A deep copy, without listeners. */
export const copyOf = <Kind extends Node>(node: Kind) =>
  Node.prototype.cloneNode.call(node, true) as Kind;

export function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** @param value null removes the attribute */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** Every attribute by name, in the form that the engine's readers take. */
export function readAttributes(element: Element): Map<string, string> {
  const names = Element.prototype.getAttributeNames.call(element);
  return new Map(names.map((name) => [name, readAttribute(element, name) ?? '']));
}

export const matches = (element: Element, selector: string) =>
  Element.prototype.matches.call(element, selector);

export const closest = (element: Element, selector: string) =>
  Element.prototype.closest.call(element, selector);

/** The kind of node that can contain mount points; undefined for any other value. */
export const findRootKind = (value: unknown) =>
  [Element, Document, DocumentFragment].find((kind) => value instanceof kind);

type Find = (this: Node, selector: string) => Iterable<Element>;

export function findAll<Found extends Element = Element>(root: Node, selector: string): Found[] {
  const kind = findRootKind(root);
  if (kind === undefined) return [];
  const find = Reflect.get(kind.prototype, 'querySelectorAll') as Find;
  return [...find.call(root, selector)] as Found[];
}

/** The first that matches, in document order. */
export function findFirst(root: Node, selector: string): HTMLElement | undefined {
  return findAll<HTMLElement>(root, selector)[0];
}

export function append(parent: Element, ...nodes: readonly Node[]): void {
  Element.prototype.append.call(parent, ...nodes);
}

export function replaceContent(element: Element, nodes: readonly Node[]): void {
  Element.prototype.replaceChildren.call(element, ...nodes);
}

export function replaceElement(element: Element, nodes: readonly Node[]): void {
  Element.prototype.replaceWith.call(element, ...nodes);
}

export function send(target: EventTarget, event: Event): void {
  EventTarget.prototype.dispatchEvent.call(target, event);
}

/** The target of an event, or the nearest element around it that matches. */
export function findClosest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? (closest(target, selector) as HTMLElement | null) : null;
}

/** Names an element in a message, as a CSS selector: `div#page.wrapper`. */
export function nameElement(element: Element): string {
  const id = readAttribute(element, 'id');
  const classes = readAttribute(element, 'class')?.match(/\S+/g) ?? [];
  return [tagOf(element), id && `#${id}`, ...classes.map((word) => `.${word}`)].join('');
}
