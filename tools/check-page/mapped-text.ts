import { parseFragment } from 'parse5';
import { decodeEntities } from '../../shared/html/entities.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

export interface MappedText {
  readonly text: string;
  /** Counted from 0; one more than there are characters: the end. */
  readonly offsets: readonly number[];
}

function replaceMapped(
  { text, offsets }: MappedText,
  pattern: RegExp,
  replace: (match: string) => string,
): MappedText {
  const pieces: string[] = [];
  const places: number[] = [];
  let at = 0;
  const copyTo = (end: number) => {
    pieces.push(text.slice(at, end));
    for (; at < end; at += 1) places.push(offsets[at] ?? 0);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    copyTo(index);
    const replaced = replace(match);
    pieces.push(replaced);
    places.push(...new Array<number>(replaced.length).fill(offsets[at] ?? 0));
    at = index + match.length;
  }
  copyTo(text.length);
  places.push(offsets.at(-1) ?? 0);
  return { text: pieces.join(''), offsets: places };
}

function mapSlice(html: string, start: number, end: number): MappedText {
  return {
    text: html.slice(start, end),
    offsets: Array.from({ length: end - start + 1 }, (_, index) => start + index),
  };
}

const decoded = new Map<string, string>();

/** An entity or a line end as the parser reads it. */
function decodeByParser(piece: string): string {
  const known = decoded.get(piece);
  if (known !== undefined) return known;
  const [node] = parseFragment(`<i title="${piece}">`).childNodes;
  const value = node && 'attrs' in node ? node.attrs[0]?.value : undefined;
  decoded.set(piece, value ?? piece);
  return value ?? piece;
}

/** The value of an attribute as the parser reads it; nothing if its positions cannot be determined. */
export function mapAttribute(
  { html }: ParsedPage,
  element: PageElement,
  name: string,
): MappedText | undefined {
  const location = element.findAttribute(name);
  if (location === undefined) return undefined;
  const source = html.slice(location.startOffset, location.endOffset);
  const [head = ''] = /^[^=]*=\s*["']?/.exec(source) ?? [];
  const isQuoted = /["']$/.test(head);
  const raw = mapSlice(
    html,
    location.startOffset + head.length,
    location.endOffset - (isQuoted ? 1 : 0),
  );
  const mapped = replaceMapped(raw, /&(?:#x?[\da-f]+|[a-z][\da-z]*);?|\r\n?/gi, decodeByParser);
  return mapped.text === element.attributes.get(name) ? mapped : undefined;
}

/** The text of an element that contains only text, such as a script. */
export function mapContent({ html }: ParsedPage, { text, textOffset }: PageElement): MappedText {
  return replaceMapped(mapSlice(html, textOffset, textOffset + text.length), /\r\n?/g, () => '\n');
}

/** Decodes one layer of entities, as the engine does. */
export function decodeMapped(mapped: MappedText): MappedText {
  return replaceMapped(mapped, /&[#\w]+;/g, decodeEntities);
}
