import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';
import { type MarkupElement } from '../../shared/widget/markup-check.ts';
import { type Position } from '../source/source-error.ts';

export interface PageElement extends MarkupElement {
  readonly parent: PageElement | undefined;
  readonly inside: readonly PageElement[];
  /** False for elements in SVG or MathML. */
  readonly isHtml: boolean;
  /** Whether its end tag is there. */
  readonly isClosed: boolean;
  /** The beginning of its tag; if the tag was left out, the position of what is around it. */
  readonly position: Position;
  readonly text: string;
  /** The position at which that text begins, from 0. */
  readonly textOffset: number;
  /** The start and the end of an attribute, from 0; nothing if it is missing. */
  readonly findAttribute: (name: string) => Token.Location | undefined;
}

export interface ParsedPage {
  readonly html: string;
  /** Every element, in document order. The content of a `<template>` is not on the page. */
  readonly elements: readonly PageElement[];
  /** Whether it is a whole page and not a piece of one: it has a doctype or a tag that only pages have. */
  readonly isWhole: boolean;
}

/** Whether an element is a mount point; in SVG and MathML none is. */
export function isMountPoint({ isHtml, attributes }: PageElement): boolean {
  return isHtml && attributes.has('data-widget');
}

export function findMountPoint(element: PageElement): PageElement | undefined {
  let found: PageElement | undefined = element;
  while (found !== undefined && !found.attributes.has('data-widget')) found = found.parent;
  return found;
}

/** Each element with the first one of the same key; elements without a key have none. */
export function findRepeated(
  elements: readonly PageElement[],
  readKey: (element: PageElement) => string | undefined,
): readonly (readonly [first: PageElement, repeated: PageElement])[] {
  const known = new Map<string, PageElement>();
  return elements.flatMap((element) => {
    const key = readKey(element);
    const first = key && known.get(key);
    if (key && !first) known.set(key, element);
    return first ? [[first, element] as const] : [];
  });
}

/** Elements of SVG and MathML have others. */
const htmlNamespaces: readonly string[] = ['http://www.w3.org/1999/xhtml'];
const pageTags = new Set(['html', 'head', 'body']);

type Node = DefaultTreeAdapterTypes.ChildNode;

function isElement(node: Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}

function isText(node: Node | undefined): node is DefaultTreeAdapterTypes.TextNode {
  return node?.nodeName === '#text';
}

/** An element without text, such as an empty script, would have it behind its tag. */
function findTextOffset({
  childNodes,
  sourceCodeLocation,
}: DefaultTreeAdapterTypes.Element): number {
  const [first] = childNodes;
  const text = isText(first) ? first.sourceCodeLocation : undefined;
  return text?.startOffset ?? sourceCodeLocation?.startTag?.endOffset ?? 0;
}

interface Visit {
  readonly node: DefaultTreeAdapterTypes.Element;
  readonly parent?: PageElement;
  readonly depth: number;
}

/** Parses HTML, whole or in pieces. Never throws: browsers parse everything. */
export function parsePage(html: string): ParsedPage {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const elements: PageElement[] = [];
  /** How deep each element is. */
  const depths: number[] = [];
  let isWhole = document.childNodes.some(({ nodeName }) => nodeName === '#documentType');

  // Not recursive: hostile HTML is deep.
  const visits: Visit[] = document.childNodes.filter(isElement).map((node) => ({ node, depth: 0 }));
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, parent, depth } = visit;
    const { sourceCodeLocation: location } = node;
    const index = elements.length;
    const element: PageElement = {
      tagName: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      parent,
      get inside() {
        const end = depths.findIndex((other, at) => at > index && other <= depth);
        return elements.slice(index + 1, end < 0 ? undefined : end);
      },
      isClosed: location?.endTag !== undefined,
      isHtml: htmlNamespaces.includes(node.namespaceURI),
      position: location
        ? { line: location.startLine, column: location.startCol }
        : (parent?.position ?? { line: 1, column: 1 }),
      text: node.childNodes
        .filter(isText)
        .map(({ value }) => value)
        .join(''),
      textOffset: findTextOffset(node),
      findAttribute: (name) => location?.attrs?.[name],
    };
    if (location && pageTags.has(element.tagName)) isWhole = true;
    elements.push(element);
    depths.push(depth);
    for (const child of node.childNodes.filter(isElement).reverse()) {
      visits.push({ node: child, parent: element, depth: depth + 1 });
    }
  }
  return { html, elements, isWhole };
}
