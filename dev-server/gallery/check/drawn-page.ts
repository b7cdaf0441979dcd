import { parsePage } from '../../tools/check-page/parse-page.ts';
import { findScripts, findStylesheets } from '../../tools/check-page/check-tags.ts';

/** The address of the built files for the shown page, and of stubs that answer it although it has no origin. */
export const drawnAssets = '/_dev/check/assets';
const stubs = '/_dev/check/stubs/';

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyChanges(html: string, changes: readonly Change[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      html,
    );
}

/** A whole page, with its script and stylesheet tags changed to the built files and the stubs. */
function rewriteTags(html: string): string {
  const page = parsePage(html);
  const changes: Change[] = [];
  for (const [elements, name, file] of [
    [findScripts(page), 'src', 'widgets.js'],
    [findStylesheets(page), 'href', 'widgets.css'],
  ] as const) {
    for (const element of elements) {
      const location = element.findAttribute(name);
      if (location === undefined) continue;
      const bases = [
        ['data-site-base', stubs],
        ['data-api-base', `${stubs}api/`],
      ] as const;
      const added = bases
        .filter(([base]) => name === 'src' && !element.attributes.has(base))
        .map(([base, value]) => ` ${base}="${value}"`);
      const text = `${name}="${drawnAssets}/${file}"${added.join('')}`;
      changes.push({ start: location.startOffset, end: location.endOffset, text });
    }
  }
  return applyChanges(html, changes);
}

/** A whole page unchanged; a piece of one inside a page of the site's style. */
export function makeDrawnPage(html: string): string {
  if (parsePage(html).isWhole) return rewriteTags(html);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What was typed</title>
<link rel="stylesheet" href="${drawnAssets}/site.css">
<link rel="stylesheet" href="${drawnAssets}/widgets.css">
<script src="${drawnAssets}/widgets.js" defer data-culture="en-US" data-site-base="${stubs}" data-api-base="${stubs}api/"></script>
</head>
<body>
${html}
</body>
</html>
`;
}
