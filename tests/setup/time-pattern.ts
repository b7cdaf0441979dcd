/** The length of a text, whatever is in it, and the time that a pattern may take for all of it. */
const textLength = 30_000;
const limitMs = 60;

/** Characters that separate markup, entities, JSON, numbers and words. */
const commonPieces = [
  ' ',
  '\t ',
  '\n',
  'a',
  'A',
  '1',
  '1.',
  ',',
  ', ',
  '.',
  '-',
  '(',
  '/',
  '%',
  '"',
  "'",
  '\\"',
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
];

/** Texts that a pattern may scan repeatedly: its own literals, and what separates markup and the like. */
function listPieces({ source }: RegExp): readonly string[] {
  const words = source.match(/[a-z]{2,}|[^\sa-z\\()|*+?^$]/gi) ?? [];
  const signs = words.filter((word) => word.length === 1);
  const pairs = signs.slice(0, 6).flatMap((sign) => signs.slice(0, 6).map((next) => sign + next));
  return [...new Set([...commonPieces, ...words.slice(0, 20), ...pairs])];
}

/** Milliseconds of processor time to find every match: other programs of a busy machine do not lengthen it. */
function measure(pattern: RegExp, text: string): number {
  const begin = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

/**
 * Searches for a text that takes a pattern far longer than its length allows: pieces that it might match,
 * repeated, with a beginning and an end that do not match.
 *
 * @returns the text in short form, `"<p " × 10000`, or nothing
 */
export function findSlowText(pattern: RegExp): string | undefined {
  const global = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  const pieces = listPieces(pattern);
  const starts = ['', '"', '<a ', '<!--'];
  for (const piece of pieces) {
    for (const start of starts) {
      // The length grows step by step, so that a cubic pattern is found before it takes hours.
      for (const length of [300, 1000, 3000, textLength]) {
        const count = Math.ceil(length / piece.length);
        const text = `${start}${piece.repeat(count)}\u0001`;
        // A second measurement removes the effect of memory that is cleaned up meanwhile.
        if (measure(global, text) > limitMs && measure(global, text) > limitMs) {
          return `${JSON.stringify(start)} + ${JSON.stringify(piece)} × ${count}`;
        }
      }
    }
  }
  return undefined;
}
