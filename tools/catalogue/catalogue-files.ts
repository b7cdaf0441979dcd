import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { mergeLanguage, type TextsByWidget } from '../merge-language.ts';
import { listFileStates, makeFileAnswer } from './file-answers.ts';
import {
  htmlToCheck,
  listDocuments,
  makeDocumentData,
  makeExampleData,
  makeIndexData,
  makeWidgetData,
} from '../gallery/gallery-data.ts';
import { readLanguageFiles } from '../render/language-files.ts';
import { type PageData, readSite } from '../render/page-fixtures.ts';
import { makePolicy } from '../render/page-policy.ts';
import { siteDocuments } from './site-documents.ts';
import { type DeclaredWidget, readWidgets } from '../read-widgets.ts';
import { type GalleryAddresses, renderSentence } from '../gallery/render-markdown.ts';
import { type GalleryState } from '../gallery/states.ts';
import { createTemplates } from '../render/templates.ts';
import { projectPath } from '../project.ts';
import { type BundleFile, putInto, toFile } from '../bundle-file.ts';
import { createAssets } from './catalogue-assets.ts';
import { languageNames, notesOfCalls, notesOfFiles, theme } from './catalogue-words.ts';

interface CatalogueLanguage {
  readonly code: string;
  readonly culture: string;
  readonly dir: string;
  readonly texts: TextsByWidget;
}

/** The languages of the widgets beside English. */
function readTranslations(): readonly CatalogueLanguage[] {
  return Object.keys(languageNames)
    .filter((code) => code !== 'en')
    .map((code) => {
      const { culture, dir = 'ltr' } = readSite(projectPath('fixtures'), `${code}/`) as {
        readonly culture: string;
        readonly dir?: string;
      };
      return { code, culture, dir, texts: mergeLanguage(culture, readLanguageFiles()) };
    });
}

/** The way up from a page to the catalogue's folder: `.`, `..`, `../..`. */
function findRoot(path: string): string {
  return posix.relative(posix.dirname(path), '.') || '.';
}

/** Draws pages into `files`. */
function createDrawer(files: Map<string, string>) {
  const templates = createTemplates(projectPath('templates'));
  return (path: string, template: string, data: PageData, dir = 'ltr'): void => {
    const root = findRoot(path);
    const html = templates.render(`development/${template}`, {
      end: 'Catalogue',
      favicon: `${root}/favicon.svg`,
      client: `${root}/gallery.js`,
      policy: makePolicy({ framesOwn: template === 'widget' }),
      links: [
        { label: 'Catalogue', address: `${root}/index.html` },
        { label: 'Check', address: `${root}/check.html` },
      ],
      ...data,
      page: { culture: 'en-US', dir, styles: root, assets: `${root}/..`, isLive: false },
    });
    files.set(path, html);
  };
}

/** The addresses of other pages from that of a path. */
function findAddresses(path: string): GalleryAddresses {
  const root = findRoot(path);
  return {
    widget: (name) => `${root}/${name}.html`,
    document: (name) =>
      name === 'widgets' || siteDocuments.includes(name)
        ? `${root}/docs/${name}.html`
        : `${root}/../docs/${name}.md`,
    file: (file) => `${root}/../${file}`,
  };
}

/** A catalogue that is being made. */
interface Catalogue {
  readonly files: Map<string, string>;
  readonly assets: ReturnType<typeof createAssets>;
  readonly draw: ReturnType<typeof createDrawer>;
  readonly translations: readonly CatalogueLanguage[];
}

/** Draws the page of a state, and writes the files that answer its call. */
function drawState(
  { files, assets, draw, translations }: Catalogue,
  widget: DeclaredWidget,
  state: GalleryState,
): void {
  const { contract, examples } = widget;
  const example = examples.find(({ name }) => name === state.example);
  if (example === undefined) return;
  const path = `${contract.name}/${state.name}.html`;
  const root = findRoot(path);
  const data = makeExampleData(contract, example);
  const mountPoint = assets.toCatalogueAddresses(String(data['mountPoint']), root);
  /** Writes the file that answers in a language. @returns its address */
  const writeAnswer = (folder: string): string | undefined => {
    const answer = makeFileAnswer(widget, example, state, folder);
    const name = `${folder}answers/${answer?.name ?? ''}`;
    if (answer?.text !== undefined) files.set(name, assets.toCatalogueAddresses(answer.text, root));
    return answer && `${root}/${name}`;
  };
  const isShown = (name: string) =>
    name === 'modal' || mountPoint.includes(`data-widget="${name}"`);
  draw(
    path,
    'example',
    {
      ...data,
      mountPoint,
      theme: `${root}/theme.css`,
      client: `${root}/prepare-state.js`,
      answer: writeAnswer(''),
      translations: translations.map(({ code, culture, dir, texts }) => ({
        code,
        culture,
        dir: state.dir === 'rtl' ? 'rtl' : dir,
        answer: writeAnswer(`${code}/`),
        texts: {
          language: culture,
          texts: Object.fromEntries(Object.entries(texts).filter(([name]) => isShown(name))),
        },
      })),
    },
    state.dir,
  );
}

/** Draws the page of a widget and those of its states. */
function drawWidget(catalogue: Catalogue, widget: DeclaredWidget): void {
  const { name } = widget.contract;
  const path = `${name}.html`;
  const states = listFileStates(widget);
  const toAddress = ({ isNarrow, example, name: state }: GalleryState) =>
    `${name}/${isNarrow ? example : state}.html`;
  const notes = Object.entries(notesOfCalls);
  catalogue.draw(path, 'widget', {
    ...makeWidgetData(widget, states, toAddress, findAddresses(path)),
    notes: notes.filter(([call]) => widget.docs.calls?.includes(call)).map(([, note]) => note),
    languages: Object.entries(languageNames).map(([language, label]) => ({
      label,
      language,
      address: language === 'en' ? path : `${path}?language=${language}`,
    })),
  });
  for (const state of states) if (!state.isNarrow) drawState(catalogue, widget, state);
}

/** The pages and files of the catalogue, which any server of files shows from any folder. */
export async function makeCatalogueFiles(
  siteStyles: readonly BundleFile[],
): Promise<readonly BundleFile[]> {
  const widgets = await readWidgets();
  const files = new Map([['theme.css', theme]]);
  const assets = createAssets();
  const draw = createDrawer(files);
  const catalogue = { files, assets, draw, translations: readTranslations() };

  const documents = listDocuments().filter(({ name }) => siteDocuments.includes(name));
  draw('index.html', 'gallery', {
    ...makeIndexData(widgets, findAddresses('index.html'), documents),
    title: 'Catalogue',
    notes: notesOfFiles.map(renderSentence),
  });
  for (const widget of widgets) drawWidget(catalogue, widget);
  for (const name of ['widgets', ...siteDocuments]) {
    const document = `docs/${name}.html`;
    const data = makeDocumentData(name, findAddresses(document));
    if (data !== undefined) draw(document, 'document', data);
  }
  draw('check.html', 'check', {
    title: 'Check',
    description:
      'Paste the HTML of a page, or a part of it: every mistake and risk in it is named, as the command check-page names it. Nothing that you paste leaves this page.',
    html: htmlToCheck,
    client: './check.js',
  });
  for (const { name, bytes } of siteStyles)
    files.set(name, assets.toCatalogueStyles(bytes.toString()));
  const favicon = readFileSync(projectPath('templates/assets/favicon.svg'));
  return putInto('catalogue', [
    ...[...files].map(([name, text]) => toFile(name, text)),
    ...[...assets.files].map(([name, bytes]) => ({ name, bytes })),
    { name: 'favicon.svg', bytes: favicon },
  ]);
}
