import { readAttribute } from '../shared/dom/element-attributes.ts';

export { readAttribute, writeAttribute } from '../shared/dom/element-attributes.ts';

// Reads and writes the page's own nodes through the prototypes, wherever one of them may be a form or the document: a
// form's fields hide its properties (`<input name="parentElement">`), named images and forms hide those of the document.
// Nodes that can be neither (fields, scripts, links, what the engine itself has made) are used directly.

function read<Owner extends object, Key extends keyof Owner>(
  prototype: Owner,
  key: Key,
  owner: Owner,
): Owner[Key] {
  return Reflect.get(prototype, key, owner);
}

export const parentOf = (node: Node) => read(Node.prototype, 'parentElement', node);

/** Whether a form field hides a property that other code uses to walk up the tree. */
export const hidesParent = (node: Node) =>
  node.parentNode !== read(Node.prototype, 'parentNode', node);

/** The child nodes, as an array that does not change with the page. */
export const childNodesOf = (node: Node) => [...read(Node.prototype, 'childNodes', node)];

export const childElementsOf = (node: Node) =>
  childNodesOf(node).filter((child) => child instanceof Element);

export const isConnected = (node: Node) => read(Node.prototype, 'isConnected', node);

export const contains = (node: Node, other: Node) => Node.prototype.contains.call(node, other);

export const textOf = (node: Node) => read(Node.prototype, 'textContent', node) ?? '';

/** A deep copy, without listeners. */
export const copyOf = <Kind extends Node>(node: Kind) =>
  Node.prototype.cloneNode.call(node, true) as Kind;

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

export function findAll(root: Node, selector: string): Element[] {
  const kind = findRootKind(root);
  if (kind === undefined) return [];
  const find = Reflect.get(kind.prototype, 'querySelectorAll') as Find;
  return [...find.call(root, selector)];
}

export function append(parent: Element, node: Node): void {
  Element.prototype.append.call(parent, node);
}

export function replaceContent(element: Element, nodes: readonly Node[]): void {
  Element.prototype.replaceChildren.call(element, ...nodes);
}

export function replaceElement(element: Element, nodes: readonly Node[]): void {
  Element.prototype.replaceWith.call(element, ...nodes);
}

/** Puts two elements in the places of each other. */
export function swapPlaces(one: Element, other: Element): void {
  const mark = document.createElement('i');
  replaceElement(one, [mark]);
  replaceElement(other, [one]);
  replaceElement(mark, [other]);
}

/** Through its own prototype: a signal may come from another window than the page. */
export function whenAborted(signal: AbortSignal, callback: () => void): void {
  AbortSignal.prototype.addEventListener.call(signal, 'abort', callback);
}

export function send(target: EventTarget, event: Event): void {
  EventTarget.prototype.dispatchEvent.call(target, event);
}

export const readRoot = (): Element => read(Document.prototype, 'documentElement', document);

/** `<body>`; nothing while the head is being parsed. */
export const readBody = (): Element | null => read(Document.prototype, 'body', document);

export const readHead = (): Element => read(Document.prototype, 'head', document);

export const readFocused = () => read(Document.prototype, 'activeElement', document);

/** `loading` while the page is being parsed; `complete` once its images and stylesheets are there too. */
export const readState = () => read(Document.prototype, 'readyState', document);
