import { childNodesOf, readAttribute, tagOf } from '../dom/foreign-dom.ts';
import { type AllowedTag, droppedTags, isAllowedTag, isBlockTag } from './allow-list.ts';
import { parseInert } from './parse-inert.ts';
import { allowLink } from './safe-link.ts';
import { stripMarkup } from './strip-markup.ts';

/**
 * Harmless markup as data: texts, elements of the allow-list, a link's address, language and direction, and
 * nothing else.
 */
export type Markup = string | KeptElement;

interface KeptElement {
  readonly tag: AllowedTag;
  readonly href?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly children: readonly Markup[];
}

/** Deeper levels keep only their text, so recursion ends. */
const maxDepth = 40;
const maxNodes = 5000;

/** The start or end of a block that is not kept: a line break, if one is needed there. */
const boundary = Symbol('boundary');
type Piece = Markup | typeof boundary;

interface Place {
  readonly depth: number;
  /** The kept elements around it, the innermost last. */
  readonly around: readonly AllowedTag[];
}

interface Budget {
  nodes: number;
}

/** Without recursion, which deeply nested elements would exhaust. */
function readDeepText(node: Node, budget: Budget): string {
  const walker = Document.prototype.createTreeWalker.call(
    document,
    node,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (each) =>
      each instanceof Element && droppedTags.has(tagOf(each))
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

/** `he`, `zh-Hant-TW` */
const languageTag = /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,5}$/i;
const direction = /^(?:ltr|rtl|auto)$/i;

function readTrimmed(node: Element, name: string): string {
  return readAttribute(node, name)?.trim() ?? '';
}

function readLanguage(node: Element): Pick<KeptElement, 'lang' | 'dir'> {
  const lang = readTrimmed(node, 'lang');
  const dir = readTrimmed(node, 'dir');
  return { ...(languageTag.test(lang) && { lang }), ...(direction.test(dir) && { dir }) };
}

/** The element that a node becomes, without its content. */
function readElement(
  node: Element,
  tag: string,
  { around }: Place,
): Omit<KeptElement, 'children'> | undefined {
  if (!isAllowedTag(tag)) return undefined;
  if (tag === 'a') {
    const href = allowLink(readTrimmed(node, 'href'));
    const isLink = href !== undefined && !around.includes(tag);
    return isLink ? { tag, href, ...readLanguage(node) } : undefined;
  }
  // Inside <p> and in headings blocks become lines.
  if (isBlockTag(tag) && around.some((each) => /^(?:p|h\d)$/.test(each))) return undefined;
  const isLoose = tag === 'li' && !/^[ou]l$/.test(around.at(-1) ?? '');
  return isLoose ? undefined : { tag, ...readLanguage(node) };
}

function readNode(node: Node, place: Place, budget: Budget): readonly Piece[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const tag = tagOf(node);
  if (droppedTags.has(tag)) return [];
  if (place.depth >= maxDepth) return [readDeepText(node, budget)];
  if (tag === 'br') return [{ tag, children: [] }];

  const element = readElement(node, tag, place);
  const around = element ? [...place.around, element.tag] : place.around;
  const pieces = readPieces(node, { depth: place.depth + 1, around }, budget);
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
  for (const node of childNodesOf(parent)) {
    if (budget.nodes <= 0) break;
    budget.nodes -= 1;
    pieces.push(...readNode(node, place, budget));
  }
  return pieces;
}

/**
 * Extracts what the allow-list permits from markup of data (DECISIONS "HTML from data"). Other elements are
 * replaced by their content; some are dropped with it. Blocks that are not kept leave one line break between
 * texts. If the page's Trusted Types refuse to parse, the lines of text remain.
 * @param isInline keeps only phrasing content, as in a paragraph
 * @returns an empty list if there is only white space
 */
export function readMarkup(html: string, isInline: boolean): readonly Markup[] {
  const body = parseInert(html);
  if (body === undefined) {
    const lineBreak: Markup = { tag: 'br', children: [] };
    return stripMarkup(html).flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line]));
  }
  const pieces = readPieces(body, { depth: 0, around: isInline ? ['p'] : [] }, { nodes: maxNodes });
  return pieces.every(isBlank) ? [] : tidy(pieces);
}
