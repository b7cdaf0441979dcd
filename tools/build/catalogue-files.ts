import { readFileSync } from 'node:fs';
import { mergeLanguage, type TextsByWidget } from '../../shared/page/merge-language.ts';
import { listFileStates, makeFileAnswer } from '../catalogue/file-answers.ts';
import {
  makeDocumentData,
  makeExampleData,
  makeIndexData,
  makeWidgetData,
} from '../catalogue/gallery-data.ts';
import { galleryWords } from '../catalogue/gallery-words.ts';
import { readLanguageFiles } from '../catalogue/language-files.ts';
import { type PageData, readSite } from '../catalogue/page-fixtures.ts';
import { makePolicy } from '../catalogue/page-policy.ts';
import { listDocuments } from '../catalogue/read-document.ts';
import { type GalleryWidget, readWidgets } from '../catalogue/read-widgets.ts';
import { type GalleryAddresses, renderSentence } from '../catalogue/render-markdown.ts';
import { type GalleryState } from '../catalogue/states.ts';
import { createTemplates } from '../catalogue/templates/templates.ts';
import { projectPath } from '../project.ts';
import { type BundleFile, putInto, toFile } from './bundle.ts';
import { bundleForPage } from './bundle-commands.ts';
import { siteDocuments } from './package-files.ts';

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

/** An address of the sample site, between quotes of HTML, of JSON, or of JSON in HTML. */
const siteAddress = /(?<="|&quot;)\/(?![/>])(assets\/)?([^"&\s]*)/g;

/** Pictures are at one width of those that there are. */
const toAsset = (path: string) => path.replace(/^(images\/[\w-]+)\.jpg$/, '$1-960.avif');

/** The pages and files of the catalogue, which any server of files shows from any folder. */
export async function makeCatalogueFiles(
  siteStyles: readonly BundleFile[],
): Promise<readonly BundleFile[]> {
  const templates = createTemplates(projectPath('templates'));
  const widgets = await readWidgets();
  const languages = readLanguages();
  const files = new Map<string, string | Buffer>();

  /** Leads addresses of the sample site to files of the catalogue, and those of its pages nowhere. */
  const bringHome = (text: string, root: string) =>
    text.replaceAll(siteAddress, (_, assets: string | undefined, path: string) => {
      if (assets === undefined) return `#/${path}`;
      const asset = toAsset(path);
      const [file = ''] = asset.split('#');
      files.set(`assets/${file}`, readFileSync(projectPath(`templates/assets/${file}`)));
      return `${root}/assets/${asset}`;
    });

  const draw = (path: string, template: string, language: CatalogueLanguage, data: PageData) => {
    const { code, culture, dir, folder } = language;
    const root = findRoot(path);
    const words = galleryWords[code];
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
      page: {
        culture,
        dir,
        styles: root,
        assets: `${root}/..`,
        isLive: false,
        ...(data['page'] as object),
      },
    });
    files.set(path, html);
  };
  const listTranslations = (page: string, root: string, current: string) =>
    languages.map(({ code, folder }) => ({
      label: galleryWords[code].language,
      language: code,
      address: `${root}/${folder}${page}`,
      isCurrent: code === current,
    }));
  const findAddresses = (path: string, { folder }: CatalogueLanguage): GalleryAddresses => {
    const root = findRoot(path);
    return {
      widget: (name) => `${root}/${folder}${name}.html`,
      document: (name) =>
        name === 'widgets' || siteDocuments.includes(name)
          ? `${root}/docs/${name}.html`
          : `${root}/../docs/${name}.md`,
      file: (file) => `${root}/../${file}`,
    };
  };

  const drawState = (widget: GalleryWidget, state: GalleryState, language: CatalogueLanguage) => {
    const { contract, examples } = widget;
    const example = examples.find(({ name }) => name === state.example);
    if (example === undefined) return;
    const { folder, culture, texts } = language;
    const path = `${folder}${contract.name}/${state.name}.html`;
    const root = findRoot(path);
    const data = makeExampleData(contract, example);
    const mountPoint = bringHome(String(data['mountPoint']), root);
    const own = Object.entries(texts).filter(
      ([name]) => name === 'modal' || mountPoint.includes(`data-widget="${name}"`),
    );
    const answer = makeFileAnswer(widget, example, state, folder);
    const answers = `${folder}answers/`;
    if (answer?.text !== undefined) files.set(answers + answer.name, bringHome(answer.text, root));
    draw(path, 'example', language, {
      ...data,
      mountPoint,
      theme: `${root}/theme.css`,
      ...(answer && {
        answer: `${root}/${answers}${answer.name}`,
        answerer: `${root}/answer-from-file.js`,
      }),
      page: {
        dir: state.dir === 'rtl' ? 'rtl' : language.dir,
        ...(own.length > 0 && { texts: { language: culture, texts: Object.fromEntries(own) } }),
      },
    });
  };

  for (const language of languages) {
    const { code, folder } = language;
    const words = galleryWords[code];
    const index = `${folder}index.html`;
    const documents = listDocuments().filter(({ name }) => siteDocuments.includes(name));
    draw(index, 'gallery', language, {
      ...makeIndexData(widgets, findAddresses(index, language), documents),
      title: words.title,
      notes: words.ofFiles.map(renderSentence),
      languages: listTranslations('index.html', findRoot(index), code),
    });
    for (const widget of widgets) {
      const { name } = widget.contract;
      const path = `${folder}${name}.html`;
      const states = listFileStates(widget, folder);
      const toAddress = (state: GalleryState) =>
        `${name}/${state.isNarrow ? state.example : state.name}.html`;
      draw(path, 'widget', language, {
        ...makeWidgetData(widget, states, toAddress, findAddresses(path, language)),
        notes: Object.entries(words.ofCalls)
          .filter(([call]) => widget.docs.calls?.includes(call))
          .map(([, note]) => note),
        languages: listTranslations(`${name}.html`, findRoot(path), code),
      });
      for (const state of states) if (!state.isNarrow) drawState(widget, state, language);
    }
  }
  const [english] = languages;
  if (english === undefined) throw new Error('The gallery has no words.');
  for (const name of ['widgets', ...siteDocuments]) {
    const path = `docs/${name}.html`;
    const data = makeDocumentData(name, findAddresses(path, english));
    if (data !== undefined) draw(path, 'document', english, data);
  }
  draw('check.html', 'check', english, {
    title: 'Check',
    description:
      'Paste the HTML of a page, or a part of it: every mistake and risk in it is named, as the command check-page names it. Nothing that you paste leaves this page.',
    html: sample,
    client: './check.js',
  });
  files.set('theme.css', theme);
  files.set('favicon.svg', readFileSync(projectPath('templates/assets/favicon.svg')));
  for (const { name, bytes } of siteStyles) {
    // Few words need the other fonts.
    const text = bytes.toString().replaceAll(/@font-face\{[^}]*latin-ext[^}]*\}/g, '');
    const local = text.replaceAll(/url\(\/assets\/([^)]+)\)/g, (_, path: string) => {
      files.set(`assets/${path}`, readFileSync(projectPath(`templates/assets/${path}`)));
      return `url(assets/${path})`;
    });
    files.set(name, local);
  }
  const scripts = await Promise.all([
    bundleForPage('gallery', 'gallery'),
    bundleForPage('answer-from-file', 'answer-from-file'),
    bundleForPage('check', 'check-here'),
  ]);
  const written = [...files].map(([name, content]) =>
    typeof content === 'string' ? toFile(name, content) : { name, bytes: content },
  );
  return putInto('catalogue', [...written, ...scripts.flat()]);
}
