import { type DeclaredWidget } from '../read-widgets.ts';
import { findSample, type WidgetList } from '../contract/widget-list.ts';

/** A file of the package, and what it is. */
export interface Link {
  readonly name: string;
  readonly address: string;
  readonly note: string;
}

const contractFiles: readonly Link[] = [
  ['widgets.json', 'every widget: attributes, schemas of its data, texts, events'],
  ['widgets.schema.json', 'the JSON Schema of `widgets.json`'],
  ['openapi.json', 'the calls that a back end answers'],
  ['html-custom-data.json', 'completion for VS Code'],
  ['web-types.json', 'completion for the editors of JetBrains'],
].map(([name = '', note = '']) => ({ name, address: `contract/${name}`, note }));

const readme: Link = {
  name: 'README',
  address: 'README.md',
  note: 'what the files of the package are, and where to begin',
};

function listExamples(widgets: readonly DeclaredWidget[]): readonly Link[] {
  return widgets.flatMap(({ contract: { name }, examples }) => {
    const sample = findSample(examples);
    return sample
      ? [{ name, address: `examples/${name}/${sample.name}.html`, note: sample.doc }]
      : [];
  });
}

function writeSection(heading: string, links: readonly Link[]): string {
  const lines = links.map(({ name, address, note }) => `- [${name}](${address}): ${note}`);
  return `## ${heading}\n\n${lines.join('\n')}`;
}

/**
 * The page that language models read first (https://llmstxt.org): what the package is, and the address of each document.
 *
 * @param documents those of the package
 */
export function makeLlmsText(
  list: WidgetList,
  widgets: readonly DeclaredWidget[],
  documents: readonly Link[],
): string {
  const pages = list.widgets.map(({ name, summary, reference }) => ({
    name,
    address: reference,
    note: summary,
  }));
  return `# private-markets-widgets

> Version ${list.version}. One script and one stylesheet that a page of a CMS includes: the script finds the elements that carry \`data-widget\` and brings them to life.

What the CMS rendered inside such an element stays until the widget has something to show, and comes back if the widget fails. Attributes are HTML attributes that begin with \`data-\`; data are JSON in an attribute, or in a \`<script type="application/json" id="…">\` that the attribute names as \`#…\`. Nothing has to be installed or built.

${writeSection('Widgets', pages)}

${writeSection('Documents', [readme, ...documents])}

${writeSection('Contract', contractFiles)}

${writeSection('Examples', listExamples(widgets))}
`;
}
