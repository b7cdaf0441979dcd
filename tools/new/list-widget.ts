import { readText } from '../project.ts';
import { formatFile, type NewFile, type WidgetKind } from './widget-files.ts';
import { toCamelCase } from '../../shared/rules/camel-case.ts';

/** Adds a line to the lines that match, which stand together in alphabetical order. */
function insertSorted(text: string, lines: RegExp, line: string): string {
  const present = [...text.matchAll(lines)].map(String);
  return text.replace(present.join('\n'), () => [...present, line].sort().join('\n'));
}

/** Adds a widget to a list of widgets: its import, and its place in the list. */
function addToList(text: string, name: string): string {
  const widget = `${toCamelCase(name)}Widget`;
  const line = `import { ${widget} } from './${name}/${name}.widget.ts';`;
  return insertSorted(
    insertSorted(text, /^import .* from '\.\/.*$/gm, line),
    /^ {2}\w+Widget,$/gm,
    `  ${widget},`,
  );
}

/** The lists of `widgets`, as they are with a new one. */
function addToLists(name: string, kind: WidgetKind): readonly NewFile[] {
  const all = 'widgets/all-widgets.ts';
  const text = readText(all);
  if (kind === 'behaviour') return [{ path: all, text: addToList(text, name) }];
  const path = 'widgets/react-widgets.ts';
  return [
    { path: all, text: insertSorted(text, /^ {2}'[\w-]+',$/gm, `  '${name}',`) },
    { path, text: addToList(readText(path), name) },
  ];
}

/** Adds a row to the table below a heading: at its end, or above the row that begins with `above`. */
function addRow(text: string, heading: string, row: string, above?: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line, at) => at > lines.indexOf(heading) && line.startsWith('|'));
  const isPlace = (line: string, at: number) =>
    at > start && (line === '' || (above !== undefined && line.startsWith(above)));
  return lines.toSpliced(lines.findIndex(isPlace), 0, row).join('\n');
}

/** The documents with a row for each widget, as they are with that of a new one. */
function addToDocuments(name: string, kind: WidgetKind): readonly NewFile[] {
  const isReact = kind === 'react';
  const link = `| [\`${name}\`](widgets/${name}/README.md)`;
  const [summary, keys] = isReact
    ? ['a button, and how often it was pressed', 'presses the button | the count, each time']
    : ['a button that hides a part of the page', 'presses the button | expanded or collapsed'];
  return [
    {
      path: 'README.md',
      text: addRow(
        readText('README.md'),
        '## Put it on a page',
        `${link} | ${summary} |`,
        isReact ? '| [`site-header`]' : undefined,
      ),
    },
    {
      path: 'docs/accessibility.md',
      text: addRow(
        readText('docs/accessibility.md'),
        '## By keyboard',
        `| \`${name}\` | Enter or Space ${keys} |`,
      ),
    },
  ];
}

/** The files that list every widget, as they are with a new one. */
export function listWidget(name: string, kind: WidgetKind): Promise<readonly NewFile[]> {
  return Promise.all([...addToDocuments(name, kind), ...addToLists(name, kind)].map(formatFile));
}
