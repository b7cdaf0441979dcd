import { escapeHtml } from './escape-html.ts';

/**
 * A page that needs no template, for messages even when templates are broken or missing. In development it
 * includes Vite's client, which reloads it as soon as the template is fixed.
 */
export function makeBarePage(title: string, text: string, isDevelopment: boolean): string {
  const script = isDevelopment ? '<script src="/@vite/client" type="module"></script>' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${script}</head>
<body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body>
</html>
`;
}
