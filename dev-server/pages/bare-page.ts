import { escapeHtml } from '../../tools/catalogue/templates/escape-html.ts';

/** A page without templates, which may be broken; Vite's client reloads it once they are mended. */
export function makeBarePage(title: string, text: string, isDevelopment: boolean): string {
  const script = isDevelopment ? '<script src="/@vite/client" type="module"></script>' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${script}</head>
<body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body>
</html>
`;
}
