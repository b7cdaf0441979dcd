/** The length of a text, whatever is in it, and the time that a pattern may take for all of it. */
const textLength = 30_000;
const limitMs = 60;

/** Separators of markup, entities, JSON, numbers and words. */
const commonPieces = [
  ...[' ', '\t ', '\n', ', ', 'a ', '1 ', ' ,', '<p ', '<a "'],
  ...`a A 1 1. , . - ( / % " ' \\" < <!-- & &amp &amp; [ { {a a, 1'`.split(' '),
];

/** Texts that a pattern may scan repeatedly: its own literals, and what separates markup and the like. */
function listPieces({ source }: RegExp): readonly string[] {
  const words = source.match(/[a-z]{2,}|[^\sa-z\\()|*+?^$]/gi) ?? [];
  const signs = words.filter((word) => word.length === 1).slice(0, 6);
  const pairs = signs.flatMap((sign) => signs.map((next) => sign + next));
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
  for (const piece of listPieces(pattern)) {
    for (const start of ['', '"', '<a ', '<!--']) {
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
