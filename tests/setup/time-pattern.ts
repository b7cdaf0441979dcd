/** So long a text may be, whatever is in it, and so long may a pattern take for all of it. */
const textLength = 30_000;
const limitMs = 60;

/** What parts markup, entities, JSON, numbers and words. */
const commonPieces = [
  ...[' ', '\t ', '\n', 'a', 'A', '1', '1.', ',', ', ', '.', '-', '(', '/', '%', '"', "'", '\\"'],
  ...[
    '<',
    '<p ',
    '<!--',
    '<a "',
    '&',
    '&amp',
    '&amp;',
    '[',
    '{',
    '{a',
    'a,',
    'a ',
    '1 ',
    ' ,',
    "1'",
  ],
];

/** Texts that a pattern may go over again and again: what stands in it, and what parts markup and the like. */
function listPieces({ source }: RegExp): readonly string[] {
  const words = source.match(/[a-z]{2,}|[^\sa-z\\()|*+?^$]/gi) ?? [];
  const signs = words.filter((word) => word.length === 1);
  const pairs = signs.slice(0, 6).flatMap((sign) => signs.slice(0, 6).map((next) => sign + next));
  return [...new Set([...commonPieces, ...words.slice(0, 20), ...pairs])];
}

/** Milliseconds to find every match in a text. */
function measure(pattern: RegExp, text: string): number {
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}

/**
 * Looks for a text that a pattern takes far longer for than a text of its length may take: pieces that it
 * might match, repeated, with a beginning and an end that do not fit.
 *
 * @returns the text in short, `"<p " × 10000`, or nothing
 */
export function findSlowText(pattern: RegExp): string | undefined {
  const global = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  const pieces = listPieces(pattern);
  const starts = ['', '"', '<a ', '<!--'];
  for (const piece of pieces) {
    for (const start of starts) {
      // The length grows, so that what takes the cube of it is found before it takes hours.
      for (const length of [300, 1000, 3000, textLength]) {
        const count = Math.ceil(length / piece.length);
        const text = `${start}${piece.repeat(count)}\u0001`;
        // The second look leaves out what a busy machine adds.
        if (measure(global, text) > limitMs && measure(global, text) > limitMs) {
          return `${JSON.stringify(start)} + ${JSON.stringify(piece)} × ${count}`;
        }
      }
    }
  }
  return undefined;
}
