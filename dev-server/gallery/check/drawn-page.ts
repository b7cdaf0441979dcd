import { parsePage } from '../../../tools/check-page/parse-page.ts';
import { findScripts, findStylesheets } from '../../../tools/check-page/check-tags.ts';

/** The address of the built files for the shown page, and of stubs that answer it although it has no origin. */
export const drawnAssets = '/_dev/check/assets';
const stubs = '/_dev/check/stubs/';

/** A whole page, with its script and stylesheet tags changed to the built files and the stubs. */
function rewriteTags(html: string): string {
  const page = parsePage(html);
  const [scripts, links] = [findScripts(page), findStylesheets(page)];
  const bases = Object.entries({ 'data-site-base': stubs, 'data-api-base': `${stubs}api/` });
  // From the end, so that the offsets before stay true.
  return page.elements.toReversed().reduce((text, element) => {
    const isScript = scripts.includes(element);
    const name = isScript ? 'src' : 'href';
    const location = element.findAttribute(name);
    if (location === undefined || !(isScript || links.includes(element))) return text;
    const added = bases.filter(([base]) => isScript && !element.attributes.has(base));
    const pairs = [[name, `${drawnAssets}/widgets.${isScript ? 'js' : 'css'}`], ...added];
    const written = pairs.map(([key, value]) => `${key}="${value}"`).join(' ');
    return text.slice(0, location.startOffset) + written + text.slice(location.endOffset);
  }, html);
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
