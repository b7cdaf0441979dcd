/** What keeps a page from being made, in words for a template author. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * A page that needs no template, for what must be said although templates are broken or missing.
 * In development it carries the script, so that it reloads as soon as the template is mended.
 */
export function makeBarePage(title: string, text: string, isDevelopment: boolean): string {
  const script = isDevelopment ? '<script src="/assets/widgets.js" defer></script>' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${script}</head>
<body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body>
</html>
`;
}
