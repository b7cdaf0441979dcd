import { type WidgetEntry } from '../contract/widget-list.ts';
import { code, section, table } from './markdown.ts';
import { type ThemeProperty } from './read-properties.ts';
import { listPropertyRows } from './widget-page.ts';

/** All attributes in one cell: bold where required, with "or" between those of which one is enough. */
function listNeeded({ attributes, requireOneOf }: WidgetEntry): string {
  return attributes
    .map(({ attribute, name, required }) => {
      const group = requireOneOf.find((names) => names.includes(name));
      const isSecond = group !== undefined && group[0] !== name;
      const isBold = required || group !== undefined;
      const cell = isBold ? `**${code(attribute)}**` : code(attribute);
      return `${isSecond ? ' or ' : ', '}${cell}`;
    })
    .join('')
    .replace(/^, /, '');
}

/** The index of all widgets as Markdown, with what they have in common. */
export function writeIndexPage(
  widgets: readonly WidgetEntry[],
  properties: readonly ThemeProperty[],
): string {
  const list = (kinds: readonly string[]) =>
    widgets
      .filter(({ kind }) => kinds.includes(kind))
      .map((widget) => [
        `[${code(widget.name)}](${widget.name}/README.md)`,
        widget.summary,
        listNeeded(widget),
        String(widget.texts.length),
      ]);
  const head = ['`data-widget`', 'What it is', 'Attributes (**required**)', 'Texts'];
  return [
    section('Widgets', 'They draw their own content.', table(head, list(['react']))),
    section(
      'Behaviours',
      'They bring the markup of the CMS to life, which reads and links well without them. `modal` has no mount point: its attributes stand on any element.',
      table(head, list(['behaviour', 'page'])),
    ),
    section(
      'Attributes of every mount point',
      table(
        ['Attribute', 'What it does'],
        [
          ['`data-widget`', 'The name of the widget.'],
          [
            '`data-text-<key>`',
            'Replaces a text, see the table of each widget. Plural keys end in `-one`, `-other`, and in `-zero`, `-two`, `-few`, `-many` where a language has them.',
          ],
          [
            '`data-editing`',
            'On the page or an ancestor: a CMS editor. No autoplay, no pinning, nothing is written into the history.',
          ],
          [
            '`data-widget-status`',
            'Written by the script: `pending`, `loading`, `mounted`, `empty` (nothing to show, what the CMS rendered stays), `failed`.',
          ],
        ],
      ),
    ),
    section(
      'Custom properties',
      'Set on `:root` or any element around a widget; how: [theming](../docs/theming.md).',
      table(['Property', 'What it changes', 'Default'], listPropertyRows(properties)),
    ),
  ].join('\n\n');
}
