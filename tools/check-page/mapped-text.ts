import { parseFragment } from 'parse5';
import { decodeEntities } from '../../shared/html/entities.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

export interface MappedText {
  readonly text: string;
  /** Counted from 0; one more than there are characters: the end. */
  readonly offsets: readonly number[];
}

/** Replaces each match of a pattern, which is one group; its characters have the place where it begins. */
function replaceMapped(
  { text, offsets }: MappedText,
  pattern: RegExp,
  replace: (match: string) => string,
): MappedText {
  const places: number[] = [];
  let at = 0;
  // With a group the matches stand between the other pieces.
  const pieces = text.split(pattern).map((piece, index) => {
    const isMatch = index % 2 === 1;
    const written = isMatch ? replace(piece) : piece;
    for (let i = 0; i < written.length; i += 1) places.push(offsets[isMatch ? at : at + i] ?? 0);
    at += piece.length;
    return written;
  });
  return { text: pieces.join(''), offsets: [...places, offsets.at(-1) ?? 0] };
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
  const mapped = replaceMapped(raw, /(&(?:#x?[\da-f]+|[a-z][\da-z]*);?|\r\n?)/i, decodeByParser);
  return mapped.text === element.attributes.get(name) ? mapped : undefined;
}

/** The text of an element that contains only text, such as a script. */
export function mapContent({ html }: ParsedPage, { text, textOffset }: PageElement): MappedText {
  return replaceMapped(mapSlice(html, textOffset, textOffset + text.length), /(\r\n?)/, () => '\n');
}

/** Decodes one layer of entities, as the engine does. */
export function decodeMapped(mapped: MappedText): MappedText {
  return replaceMapped(mapped, /(&[#\w]+;)/, decodeEntities);
}
