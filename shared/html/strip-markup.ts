import { droppedTags, isBlockTag } from './allow-list.ts';
import { decodeEntities } from './entities.ts';

/** One that is never closed extends to the end. */
const tagOrComment =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*>?|<\/?([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;

const droppedElement = new RegExp(
  String.raw`<(${[...droppedTags].join('|')})\b[^>]*(?:$|>(?:[^]*?</\1\s*>|[^]*$))`,
  'gi',
);

/**
 * Removes tags and decodes entities without a parser, for pages whose Trusted Types forbid one (docs/contract.md, 1:
 * rich text is then shown as plain text). Safe rather than exact: the result is only ever shown as text.
 * @returns the lines of text that are not empty, one for each block or `<br>`
 */
export function stripMarkup(html: string): readonly string[] {
  return html
    .replace(droppedElement, '')
    .replace(tagOrComment, (_, tag?: string) => {
      const name = tag?.toLowerCase() ?? '';
      return name === 'br' || isBlockTag(name) ? '\u0000' : '';
    })
    .split('\u0000')
    .map((line) => decodeEntities(line).trim())
    .filter((line) => line !== '');
}
