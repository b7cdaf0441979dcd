import { findPlaceholder } from './placeholder.ts';
import { quote, type ReportProblem } from './problem.ts';

const markup = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]\w+);/i;

/** Reports a text that visitors would read with the signs of a template, or of HTML, in it. */
export function reportMarkup(text: string, where: string, report: ReportProblem): void {
  const placeholder = findPlaceholder(text);
  const sign = markup.exec(text)?.[0];
  if (placeholder !== undefined) {
    report({ where, found: placeholder, expected: 'a text', outcome: 'It is shown as it is.' });
  } else if (sign !== undefined) {
    const found = `with ${quote(sign)}, which is shown as it is`;
    report({ where, found, expected: 'a plain text without tags and entities' });
  }
}
