import { readFileSync } from 'node:fs';
import { mergeLanguage, type TextsByWidget } from '../merge-language.ts';
import { listFileStates, makeFileAnswer } from './file-answers.ts';
import {
  makeDocumentData,
  makeExampleData,
  makeIndexData,
  makeWidgetData,
} from './gallery-data.ts';
import { galleryWords } from './gallery-words.ts';
import { readLanguageFiles } from '../render/language-files.ts';
import { type PageData, readSite } from '../render/page-fixtures.ts';
import { makePolicy } from '../render/page-policy.ts';
import { listDocuments, siteDocuments } from './documents.ts';
import { type DeclaredWidget, readWidgets } from '../read-widgets.ts';
import { type GalleryAddresses, renderSentence } from './render-markdown.ts';
import { type GalleryState } from './states.ts';
import { createTemplates } from '../render/templates.ts';
import { projectPath } from '../project.ts';
import { type BundleFile, putInto, toFile } from '../bundle-file.ts';
import { createAssets } from './catalogue-assets.ts';

const theme = `/* Put your theme here: every state of the catalogue links this file last. */
:root {
}
`;

const sample = `<div data-widget="carousel" data-carousel-id="home" data-autoplay-dely="5000">
  <p>What the CMS rendered.</p>
</div>
`;

interface CatalogueLanguage {
  readonly code: keyof typeof galleryWords;
  /** Of its pages and of its fixtures: English has none. */
  readonly folder: string;
  readonly culture: string;
  readonly dir: string;
  readonly texts: TextsByWidget;
}

function readLanguages(): readonly CatalogueLanguage[] {
  return (Object.keys(galleryWords) as readonly CatalogueLanguage['code'][]).map((code) => {
    const folder = code === 'en' ? '' : `${code}/`;
    const { culture = 'en-US', dir = 'ltr' } = readSite(projectPath('fixtures'), folder) as {
      readonly culture?: string;
      readonly dir?: string;
    };
    return { code, folder, culture, dir, texts: mergeLanguage(culture, readLanguageFiles()) };
  });
}

/** The way up from a page to the catalogue's folder: `.`, `..`, `../..`. */
function findRoot(path: string): string {
  return path.split('/').fill('..').slice(1).join('/') || '.';
}

/** Draws pages into `files`. */
function createDrawer(files: Map<string, string>) {
  const templates = createTemplates(projectPath('templates'));
  return (
    { code, culture, dir, folder }: CatalogueLanguage,
    path: string,
    template: string,
    data: PageData,
    page: PageData = {},
  ): void => {
    const words = galleryWords[code];
    const root = findRoot(path);
    const html = templates.render(`development/${template}`, {
      end: words.title,
      words,
      favicon: `${root}/favicon.svg`,
      client: `${root}/gallery.js`,
      policy: makePolicy({ framesOwn: template === 'widget' }),
      isTranslated: code !== 'en',
      links: [
        { label: words.title, address: `${root}/${folder}index.html` },
        { label: words.check, address: `${root}/check.html` },
      ],
      ...data,
      page: { culture, dir, styles: root, assets: `${root}/..`, isLive: false, ...page },
    });
    files.set(path, html);
  };
}

/** The addresses of other pages from that of a path. */
function findAddresses(path: string, folder: string): GalleryAddresses {
  const root = findRoot(path);
  return {
    widget: (name) => `${root}/${folder}${name}.html`,
    document: (name) =>
      name === 'widgets' || siteDocuments.includes(name)
        ? `${root}/docs/${name}.html`
        : `${root}/../docs/${name}.md`,
    file: (file) => `${root}/../${file}`,
  };
}

/** The pages and files of the catalogue, which any server of files shows from any folder. */
export async function makeCatalogueFiles(
  siteStyles: readonly BundleFile[],
): Promise<readonly BundleFile[]> {
  const widgets = await readWidgets();
  const languages = readLanguages();
  const files = new Map([['theme.css', theme]]);
  const assets = createAssets();
  const draw = createDrawer(files);

  const listTranslations = (page: string, { folder: own, code: current }: CatalogueLanguage) =>
    languages.map(({ code, folder }) => ({
      label: galleryWords[code].language,
      language: code,
      address: `${findRoot(own + page)}/${folder}${page}`,
      isCurrent: code === current,
    }));

  const drawState = (widget: DeclaredWidget, state: GalleryState, language: CatalogueLanguage) => {
    const { contract, examples } = widget;
    const example = examples.find(({ name }) => name === state.example);
    if (example === undefined) return;
    const { folder, culture } = language;
    const path = `${folder}${contract.name}/${state.name}.html`;
    const root = findRoot(path);
    const data = makeExampleData(contract, example);
    const mountPoint = assets.bringHome(String(data['mountPoint']), root);
    const texts = Object.entries(language.texts).filter(
      ([name]) => name === 'modal' || mountPoint.includes(`data-widget="${name}"`),
    );
    const answer = makeFileAnswer(widget, example, state, folder);
    const answerFile = `${folder}answers/${answer?.name ?? ''}`;
    if (answer?.text !== undefined) files.set(answerFile, assets.bringHome(answer.text, root));
    draw(
      language,
      path,
      'example',
      {
        ...data,
        mountPoint,
        theme: `${root}/theme.css`,
        ...(answer && {
          answer: `${root}/${answerFile}`,
          answerer: `${root}/answer-from-file.js`,
        }),
      },
      {
        dir: state.dir === 'rtl' ? 'rtl' : language.dir,
        ...(texts.length > 0 && {
          texts: { language: culture, texts: Object.fromEntries(texts) },
        }),
      },
    );
  };

  const drawWidget = (widget: DeclaredWidget, language: CatalogueLanguage) => {
    const { code, folder } = language;
    const { name } = widget.contract;
    const path = `${folder}${name}.html`;
    const states = listFileStates(widget, folder);
    const toAddress = ({ isNarrow, example, name: state }: GalleryState) =>
      `${name}/${isNarrow ? example : state}.html`;
    const notes = Object.entries(galleryWords[code].ofCalls);
    draw(language, path, 'widget', {
      ...makeWidgetData(widget, states, toAddress, findAddresses(path, folder)),
      notes: notes.filter(([call]) => widget.docs.calls?.includes(call)).map(([, note]) => note),
      languages: listTranslations(`${name}.html`, language),
    });
    for (const state of states) if (!state.isNarrow) drawState(widget, state, language);
  };

  for (const language of languages) {
    const { code, folder } = language;
    const words = galleryWords[code];
    const path = `${folder}index.html`;
    const documents = listDocuments().filter(({ name }) => siteDocuments.includes(name));
    draw(language, path, 'gallery', {
      ...makeIndexData(widgets, findAddresses(path, folder), documents),
      title: words.title,
      notes: words.ofFiles.map(renderSentence),
      languages: listTranslations('index.html', language),
    });
    for (const widget of widgets) drawWidget(widget, language);
    if (code !== 'en') continue;
    for (const name of ['widgets', ...siteDocuments]) {
      const document = `docs/${name}.html`;
      const data = makeDocumentData(name, findAddresses(document, folder));
      if (data !== undefined) draw(language, document, 'document', data);
    }
    draw(language, 'check.html', 'check', {
      title: words.check,
      description:
        'Paste the HTML of a page, or a part of it: every mistake and risk in it is named, as the command check-page names it. Nothing that you paste leaves this page.',
      html: sample,
      client: './check.js',
    });
  }
  for (const { name, bytes } of siteStyles) files.set(name, assets.bringStyles(bytes.toString()));
  const favicon = readFileSync(projectPath('templates/assets/favicon.svg'));
  return putInto('catalogue', [
    ...[...files].map(([name, text]) => toFile(name, text)),
    ...[...assets.files].map(([name, bytes]) => ({ name, bytes })),
    { name: 'favicon.svg', bytes: favicon },
  ]);
}
