import { quote, type ReportProblem } from './problem.ts';

/** `{{ name }}`, `{% name %}`, `<%= name %>`, `${name}` and `@Model.Name` of template engines. */
export const placeholderPattern = /\{\{[^{}]*\}\}|\{%[^{}]*%\}|<%[^<>]*%>|\$\{[^{}]*\}|@Model\.\w+/;

/** Words for a placeholder that the CMS left in a value; nothing where there is none. */
export function findPlaceholder(text: string): string | undefined {
  const placeholder = placeholderPattern.exec(text)?.[0];
  return placeholder && `the placeholder ${quote(placeholder)}, which the CMS did not fill in`;
}

/** Replaces half characters: a server that cuts a text leaves one, and no address can hold it. */
export function toWholeText(text: string, where: string, report: ReportProblem): string {
  if (text.isWellFormed()) return text;
  const outcome = 'Using \ufffd for each half.';
  report({ where, found: quote(text), expected: 'whole characters', outcome });
  return text.toWellFormed();
}

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
