import { readAttribute } from '../dom/element-attributes.ts';
import { type AllowedTag, isAllowedTag, isBlockTag, isDroppedTag } from './allow-list.ts';
import { allowLink } from './safe-link.ts';

/**
 * Harmless markup as data: texts, elements of the allow-list, a link's address, language and direction, and
 * nothing else.
 */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  readonly tag: AllowedTag;
  readonly href?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly children: readonly Markup[];
}

/** Of deeper levels only the text is kept: recursion ends, and nobody writes markup that deep by hand. */
const maxDepth = 40;
/** Everything after this many nodes is left out. */
const maxNodes = 5000;

/** The start or end of a block that is not kept: a line break, if one is needed there. */
const boundary = Symbol('boundary');
type Piece = Markup | typeof boundary;

interface Place {
  readonly depth: number;
  /** Blocks become lines: inside `<p>`, in headings, and where a caller asks for it. */
  readonly isPhrasing: boolean;
  readonly isInList: boolean;
  readonly isInLink: boolean;
}

interface Budget {
  nodes: number;
}

/** The element's true name: `element.localName` may be an `<input name="localName">`. */
function readTag(element: Element): string {
  const name: unknown = Reflect.get(Element.prototype, 'localName', element);
  return String(name);
}

function readChildNodes(parent: Node): Iterable<Node> {
  return Reflect.get(Node.prototype, 'childNodes', parent) as NodeListOf<Node>;
}

/** All text in and below a node, without recursion, which deeply nested elements would exhaust. */
function readDeepText(node: Node, budget: Budget): string {
  const walker = document.createTreeWalker(
    node,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (each) =>
      each instanceof Element && isDroppedTag(readTag(each))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  for (let next = walker.nextNode(); next !== null && budget.nodes > 0; next = walker.nextNode()) {
    budget.nodes -= 1;
    if (next instanceof Text) text += next.data;
  }
  return text;
}

function isBlank(piece: Piece): boolean {
  if (piece === boundary) return true;
  return typeof piece === 'string' ? piece.trim() === '' : piece.children.every(isBlank);
}

/** Whether a piece begins (0) or ends (-1) a line by itself: a block, or one at that edge of it. */
function isBlockAt(piece: Markup | undefined, edge: 0 | -1): boolean {
  if (typeof piece !== 'object') return false;
  const visible = piece.children.filter((child) => !isBlank(child));
  return piece.tag === 'br' || isBlockTag(piece.tag) || isBlockAt(visible.at(edge), edge);
}

/** Joins neighbouring texts and turns each boundary that matters into one `<br>`. */
function tidy(pieces: readonly Piece[]): Markup[] {
  const tidied: Markup[] = [];
  let isLineOpen = false;
  let isBreakDue = false;
  for (const piece of pieces) {
    if (piece === boundary) {
      isBreakDue = isLineOpen;
      continue;
    }
    const beginsLine = isBlockAt(piece, 0);
    if (!beginsLine && isBlank(piece) && (isBreakDue || !isLineOpen)) continue;
    if (isBreakDue && !beginsLine) tidied.push({ tag: 'br', children: [] });
    const last = tidied.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') {
      tidied[tidied.length - 1] = last + piece;
    } else {
      tidied.push(piece);
    }
    isLineOpen = !isBlockAt(piece, -1);
    isBreakDue = false;
  }
  return tidied;
}

/** A language tag as pages write it: `he`, `zh-Hant-TW`. */
const languageTag = /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,5}$/i;
const direction = /^(?:ltr|rtl|auto)$/i;

function readTrimmed(node: Element, name: string): string {
  return readAttribute(node, name)?.trim() ?? '';
}

function readLanguage(node: Element): Pick<MarkupElement, 'lang' | 'dir'> {
  const lang = readTrimmed(node, 'lang');
  const dir = readTrimmed(node, 'dir');
  return { ...(languageTag.test(lang) && { lang }), ...(direction.test(dir) && { dir }) };
}

/** The element that a node becomes, without its content. */
function readElement(
  node: Element,
  tag: string,
  place: Place,
): Omit<MarkupElement, 'children'> | undefined {
  if (!isAllowedTag(tag)) return undefined;
  if (tag === 'a') {
    const href = allowLink(readTrimmed(node, 'href'));
    const isLink = href !== undefined && !place.isInLink;
    return isLink ? { tag, href, ...readLanguage(node) } : undefined;
  }
  if (place.isPhrasing && isBlockTag(tag)) return undefined;
  return tag === 'li' && !place.isInList ? undefined : { tag, ...readLanguage(node) };
}

/** The list that receives an element's content. */
function enter(place: Place, element: Omit<MarkupElement, 'children'> | undefined): Place {
  const depth = place.depth + 1;
  if (element === undefined) return { ...place, depth };
  const { tag } = element;
  return {
    depth,
    isPhrasing: place.isPhrasing || /^(?:p|h\d)$/.test(tag),
    isInList: /^[ou]l$/.test(tag),
    isInLink: place.isInLink || tag === 'a',
  };
}

function readNode(node: Node, place: Place, budget: Budget): readonly Piece[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const tag = readTag(node);
  if (isDroppedTag(tag)) return [];
  if (place.depth >= maxDepth) return [readDeepText(node, budget)];
  if (tag === 'br') return [{ tag, children: [] }];

  const element = readElement(node, tag, place);
  const pieces = readPieces(node, enter(place, element), budget);
  const edge: readonly Piece[] = isBlockTag(tag) ? [boundary] : [];
  if (pieces.every(isBlank)) {
    // An empty element is left over from editing, but white space in it may separate two words.
    return isBlockTag(tag) ? edge : pieces;
  }
  if (element === undefined) return [...edge, ...pieces, ...edge];
  const full = { ...element, children: tidy(pieces) };
  // <b><div>One</div></b>Two: the line ends after the bold text, not inside it.
  const visible = pieces.filter((piece) => piece === boundary || !isBlank(piece));
  const boundaryAt = (end: 0 | -1): readonly Piece[] =>
    visible.at(end) === boundary ? [boundary] : [];
  return [...boundaryAt(0), full, ...boundaryAt(-1)];
}

function readPieces(parent: Node, place: Place, budget: Budget): Piece[] {
  const pieces: Piece[] = [];
  for (const node of readChildNodes(parent)) {
    if (budget.nodes <= 0) break;
    budget.nodes -= 1;
    pieces.push(...readNode(node, place, budget));
  }
  return pieces;
}

/**
 * Extracts what the allow-list permits from an inertly parsed body (DECISIONS "HTML from data"). Other
 * elements are replaced by their content; some are dropped with it. Blocks that are not kept leave one line
 * break between texts.
 *
 * @param body of a document that `parseInert` made
 * @param isInline true: only phrasing content is kept
 * @returns an empty list where there is nothing but white space
 */
export function readMarkup(body: HTMLElement, isInline: boolean): readonly Markup[] {
  const place = { depth: 0, isPhrasing: isInline, isInList: false, isInLink: false };
  const pieces = readPieces(body, place, { nodes: maxNodes });
  return pieces.every(isBlank) ? [] : tidy(pieces);
}
