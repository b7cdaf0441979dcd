import { isPageData, type PageDataName, publishedPageData } from '../contract/published-schemas.ts';
import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { listFields, writeFieldTable } from './list-fields.ts';
import { findSample, makeWidgetEntry, type WidgetEntry } from '../contract/widget-list.ts';
import { listAttributeRows } from './attribute-rows.ts';
import { listActionRows, listEventRows } from './event-rows.ts';
import { code, codeBlock, section, table } from './markdown.ts';
import { type ThemeProperty } from './read-properties.ts';
import { writeEncodedSample, writeSample } from './sample-html.ts';

async function writeHtml(
  { contract, examples }: DeclaredWidget,
  { content }: WidgetEntry,
): Promise<string> {
  const sample = findSample(examples);
  if (sample === undefined) return '';
  const encoded = writeEncodedSample(contract, sample);
  return section(
    'HTML to copy',
    content.expected ? `Inside, from the CMS: ${content.documentation}` : '',
    codeBlock('html', await writeSample(contract, sample)),
    ...(encoded === undefined
      ? []
      : [
          'The same with its data in the attribute, as a CMS writes it: quotes, `<`, `>` and `&` are entities. More: [JSON in attributes](../../docs/json-in-attributes.md).',
          // Formatting would decode the entities.
          `<!-- prettier-ignore -->\n${codeBlock('html', encoded)}`,
        ]),
  );
}

function writeAttributes(widget: WidgetEntry): string {
  const inside = widget.markup.map(({ attribute, documentation }) => [
    code(attribute),
    documentation,
  ]);
  const rows = listAttributeRows(widget);
  const where =
    widget.kind === 'page'
      ? 'They stand on any element of the page.'
      : 'They stand on the element with `data-widget`.';
  return section(
    'Attributes',
    rows.length === 0 ? 'The mount point needs none beside `data-widget`.' : where,
    table(['Attribute', 'Type', 'Default', 'Required', 'Meaning', 'Example'], rows),
    inside.length === 0 ? '' : 'On other elements of the page:',
    table(['Attribute', 'Where, and what it does'], inside),
  );
}

function writeFields(name: PageDataName): string {
  const { schema, docs } = publishedPageData[name];
  const all = listFields(schema, docs);
  // If entries may also be alone, their fields are listed once.
  const rows = all.filter(({ path }) => !all.some((other) => path.endsWith(`[].${other.path}`)));
  return section(
    `Fields of ${code(name)}`,
    'A field of another type counts as missing and is reported, and so does one whose name is nearly right. A field that is not listed is ignored.',
    writeFieldTable(rows, 'Where it is missing'),
  );
}

function writeTexts({ name, texts }: WidgetEntry): string {
  const rows = texts.map((text) => [
    code(text.attribute),
    text.default === '' ? 'none' : text.default,
    text.placeholders.map((each) => code(`{${each}}`)).join(', '),
    text.documentation,
  ]);
  return rows.length === 0
    ? ''
    : section(
        'Texts',
        `Each can be replaced on the mount point, or for the whole page by ${code(`data-text-${name}-<key>`)} on the script tag or ${code('<html>')}.`,
        table(['Attribute', 'Default', 'Placeholders', 'What it is'], rows),
      );
}

function writeEvents({ name, events }: WidgetEntry): string {
  const actions = listActionRows(events);
  const action = events.find((event) => event.action !== undefined)?.action ?? 'open';
  const listener = `document.addEventListener('widget:action', ({ detail }) => {
  if (detail.widget === '${name}' && detail.action === '${action}') console.log(detail);
});`;
  return section(
    'Events',
    ...(actions.length === 0
      ? ['It sends no `widget:action`.']
      : [
          'What the visitor does goes out as `widget:action`, which bubbles:',
          table(['Action', 'When', 'Example of `event.detail`'], actions),
          codeBlock('js', listener),
        ]),
    table(['Event', 'When', 'Example of `event.detail`'], listEventRows(events)),
  );
}

export function listPropertyRows(properties: readonly ThemeProperty[]): readonly string[][] {
  return properties.map(({ name, meaning, defaults }) => [
    code(name),
    meaning,
    defaults.map(code).join(', '),
  ]);
}

function writeLife({ shown, accessibility }: ContractDocs): string {
  const keys = Object.entries(accessibility.keys).map(([key, does]) => [key, does]);
  return [
    section(
      'What the visitor sees',
      table(
        ['When', 'What'],
        [
          ['it loads', shown.loading],
          ['data are missing', shown.missing],
          ['it fails', shown.failed],
        ],
      ),
    ),
    section(
      'Accessibility',
      table(['Key', 'What it does'], keys),
      accessibility.announcements.map((sentence) => `- ${sentence}`).join('\n'),
    ),
  ].join('\n\n');
}

/** The reference of a widget, for people who do not read JavaScript. */
export async function writeWidgetPage(
  widget: DeclaredWidget,
  properties: readonly ThemeProperty[],
): Promise<string> {
  const entry = makeWidgetEntry(widget);
  const data = entry.attributes.map(({ attribute }) => attribute);
  return [
    entry.summary,
    await writeHtml(widget, entry),
    writeAttributes(entry),
    ...data.filter(isPageData).map(writeFields),
    entry.calls.length === 0
      ? ''
      : `What it fetches, field by field: [calls](../../docs/calls.md), ${entry.calls.map(code).join(', ')}.`,
    writeTexts(entry),
    writeEvents(entry),
    section(
      'Custom properties',
      table(['Property', 'What it changes', 'Default'], listPropertyRows(properties)),
      'Colours, fonts and distances of all widgets: [the index](../README.md#custom-properties).',
    ),
    writeLife(widget.docs),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
