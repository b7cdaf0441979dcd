import { quote } from './problem.ts';

/** `{{ name }}`, `{% name %}`, `<%= name %>`, `${name}` and `@Model.Name` of template engines. */
export const placeholderPattern = /\{\{[^{}]*\}\}|\{%[^{}]*%\}|<%[^<>]*%>|\$\{[^{}]*\}|@Model\.\w+/;

/** Words for a placeholder that the CMS left in a value; nothing where there is none. */
export function findPlaceholder(text: string): string | undefined {
  const placeholder = placeholderPattern.exec(text)?.[0];
  return placeholder && `the placeholder ${quote(placeholder)}, which the CMS did not fill in`;
}
