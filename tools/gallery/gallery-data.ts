import { readdirSync } from 'node:fs';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { writeMountPoint } from '../render/mount-point-html.ts';
import { type PageData } from '../render/page-fixtures.ts';
import { projectPath, readDocument } from '../project.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { type GalleryAddresses, renderMarkdown, renderSentence } from './render-markdown.ts';
import { type GalleryState } from './states.ts';

// What the templates of the gallery draw: for the development server, and for the files of the catalogue.

/** What a page that checks HTML begins with: a mount point with a mistake in it. */
export const htmlToCheck = `<div data-widget="carousel" data-carousel-id="home" data-autoplay-dely="5000">
  <p>What the CMS rendered.</p>
</div>
`;

const findTitle = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1];

/** Name and title of each document in `docs`, but for the index. */
export function listDocuments(): readonly { readonly name: string; readonly title: string }[] {
  return readdirSync(projectPath('docs'))
    .filter((file) => /^[a-z-]+\.md$/.test(file))
    .sort()
    .map((file) => {
      const name = file.replace('.md', '');
      return { name, title: findTitle(readDocument(`docs/${file}`) ?? '') ?? name };
    });
}

/** What the gallery's first page shows. */
export function makeIndexData(
  widgets: readonly DeclaredWidget[],
  { widget: toAddress, document }: GalleryAddresses,
  documents = listDocuments(),
): PageData {
  return {
    widgets: widgets.map(({ contract: { name }, docs: { summary }, examples }) => ({
      name,
      address: toAddress(name),
      summary: renderSentence(summary),
      count: examples.length,
    })),
    documents: documents.map(({ name, title }) => ({ title, address: document(name) })),
    common: document('widgets'),
  };
}

/** What the page of a widget shows: its states in frames, the HTML to copy, the reference. */
export function makeWidgetData(
  { contract, docs, examples }: DeclaredWidget,
  states: readonly GalleryState[],
  toAddress: (state: GalleryState) => string,
  addresses: GalleryAddresses,
): PageData {
  const source = `widgets/${contract.name}/README.md`;
  const html = new Map(
    examples.map((example) => [example.name, writeMountPoint(contract, example)]),
  );
  return {
    title: contract.name,
    description: docs.summary.replaceAll('`', ''),
    summary: renderSentence(docs.summary),
    states: states.map((state) => ({
      ...state,
      address: toAddress(state),
      html: html.get(state.example),
    })),
    reference: renderMarkdown(readDocument(source) ?? '', source, addresses),
  };
}

/** What a page with one example alone shows. */
export function makeExampleData(contract: WidgetContract, example: WidgetExample): PageData {
  return {
    title: `${contract.name}: ${example.name}`,
    description: example.doc,
    mountPoint: writeMountPoint(contract, example),
  };
}

/** What the page of a document shows; nothing if there is none of that name. */
export function makeDocumentData(name: string, addresses: GalleryAddresses): PageData | undefined {
  const source = name === 'widgets' ? 'widgets/README.md' : `docs/${name}.md`;
  const text = /^[a-z-]+$/.test(name) ? readDocument(source) : undefined;
  if (text === undefined) return undefined;
  return {
    title: findTitle(text) ?? name,
    description: 'A document of the project.',
    document: renderMarkdown(text, source, addresses),
  };
}
