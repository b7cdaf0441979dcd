import { decodeEntities } from './entities.ts';
import { type Markup, readMarkup } from './markup-tree.ts';

function textOf(markup: Markup): string {
  if (typeof markup === 'string') return markup;
  return markup.tag === 'br' ? ' ' : markup.children.map(textOf).join('');
}

/** A tag, or an entity that only a parser reads: one without its semicolon. */
const needsParser = /<|&(?!#?\w+;|[^#\w]|$)/;

/**
 * Turns entities and tags in a text from data into the text that they mean (DECISIONS "What CMSs do to
 * markup"): `Tom &amp; <b>Jerry</b>` is "Tom & Jerry". A space separates lines and blocks; runs of white space
 * become one. The result is the same if Trusted Types forbid parsing.
 * @returns a text, never HTML: one layer of entities is decoded, so it may contain `<b>` again
 */
export function toPlainText(text: string): string {
  const plain = needsParser.test(text)
    ? readMarkup(text, true).map(textOf).join('')
    : decodeEntities(text);
  return plain.replace(/[ \t\n\f\r]+/g, ' ').trim();
}
