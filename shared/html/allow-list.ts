const allowedBlocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'] as const;

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

/** Of any other element only the text is kept, or nothing. */
export type AllowedTag = (typeof allowedBlocks)[number] | (typeof allowedPhrasing)[number];

const allowed = new Set<string>([...allowedBlocks, ...allowedPhrasing]);

const droppedNames =
  'script style template iframe noscript noembed noframes object textarea select title xmp plaintext svg math audio video';

/** Removed together with their content: it is not text of the page, or the parser reads it by other rules. */
export const droppedTags: ReadonlySet<string> = new Set(droppedNames.split(' '));

/** They end a line: `<div>One</div><div>Two</div>` is not "OneTwo". */
const otherBlocks =
  'address article aside center dd details dialog div dl dt fieldset figcaption figure footer form h1 h5 h6 header hr main nav pre section summary table tbody td tfoot th thead tr';

const blocks = new Set<string>([...allowedBlocks, ...otherBlocks.split(' ')]);

export function isAllowedTag(tag: string): tag is AllowedTag {
  return allowed.has(tag);
}

/** Whether an element, allowed or not, begins and ends a line. */
export function isBlockTag(tag: string): boolean {
  return blocks.has(tag);
}
