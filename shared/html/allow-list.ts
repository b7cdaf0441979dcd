/** Block elements that data may contain (DECISIONS "HTML from data"). */
const allowedBlocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'] as const;

/** Inline elements that data may contain. */
const allowedPhrasing = [
  'br',
  'em',
  'strong',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'span',
  'a',
] as const;

/** An element that data may contain. Of any other element only the text is kept, or nothing. */
export type AllowedTag = (typeof allowedBlocks)[number] | (typeof allowedPhrasing)[number];

const allowed = new Set<string>([...allowedBlocks, ...allowedPhrasing]);

const droppedNames =
  'script style template iframe noscript noembed noframes object textarea select title xmp plaintext svg math audio video';

/**
 * Elements that are removed together with their content: it is not text of the page, or the parser reads it by
 * other rules.
 */
export const droppedTags: ReadonlySet<string> = new Set(droppedNames.split(' '));

/** Elements that are not allowed but end a line: `<div>One</div><div>Two</div>` is not "OneTwo". */
const otherBlocks =
  'address article aside center dd details dialog div dl dt fieldset figcaption figure footer form h1 h5 h6 header hr main nav pre section summary table tbody td tfoot th thead tr';

const blocks = new Set<string>([...allowedBlocks, ...otherBlocks.split(' ')]);

/** Whether data may contain an element of this (lower-case) name. */
export function isAllowedTag(tag: string): tag is AllowedTag {
  return allowed.has(tag);
}

/** Whether an element, allowed or not, begins and ends a line. */
export function isBlockTag(tag: string): boolean {
  return blocks.has(tag);
}
