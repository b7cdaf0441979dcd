import { marked } from 'marked';
import { readText } from '../../tools/project.ts';

const toId = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** What the documents say of WordPress as a page of the plug-in; links to other documents are words. */
export function makeHelpPage(): string {
  const [, section = ''] =
    /^(## WordPress\n[^]*?)^## /m.exec(readText('docs/on-your-cms.md')) ?? [];
  const written = section.replaceAll(/\[([^[\]]+)\]\([\w-]+\.md[^()]*\)/g, '$1');
  const html = marked
    .parse(written, { async: false })
    .replaceAll(
      /<h(\d)>(.*)<\/h\d>/g,
      (_, level: string, heading: string) =>
        `<h${Number(level) - 1} id="${toId(heading)}">${heading}</h${Number(level) - 1}>`,
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Private Markets Widgets</title>
<link rel="stylesheet" href="help.css">
</head>
<body>
${html}</body>
</html>
`;
}
