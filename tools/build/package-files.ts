import { writeMountPoint } from '../render/mount-point-html.ts';
import { readWidgets } from '../read-widgets.ts';
import { listNames } from '../render/template-names.ts';
import { type WidgetEntry, type WidgetList } from '../contract/widget-list.ts';
import { projectPath, readText } from '../project.ts';
import { siteDocuments } from '../catalogue/site-documents.ts';
import { type BundleFile, toFile } from '../bundle-file.ts';
import { type Link, makeLlmsText } from './llms-text.ts';
import { readLanguageFiles } from '../render/language-files.ts';

const name = 'private-markets-widgets';

const documents = siteDocuments.map((document) => `docs/${document}.md`);

/** A document without its comments, which are for those who write it. */
function readWithoutComments(path: string): string {
  return readText(path).replaceAll(/<!--[\s\S]*?-->\n*/g, '');
}

/** The documents of the package, with what each answers, as the index says it. */
function linkDocuments(): readonly Link[] {
  const rows = readWithoutComments('docs/README.md').matchAll(
    /^\| \[[^\]]+\]\(([\w-]+)\.md\) +\|([^|]+)\|$/gm,
  );
  return [...rows]
    .map(([, name = '', note = '']) => ({ name, address: `docs/${name}.md`, note: note.trim() }))
    .filter(({ address }) => documents.includes(address));
}

/** The index of the documents, without those that only the project has. */
function makeIndex(): string {
  const [ofSites = ''] = readWithoutComments('docs/README.md').split('\n## For those who change');
  const isThere = (line: string) => {
    const [, file] = /^\| \[[^\]]+\]\(([\w-]+\.md)\)/.exec(line) ?? [];
    return file === undefined || documents.includes(`docs/${file}`);
  };
  return `${ofSites.split('\n').filter(isThere).join('\n').trimEnd()}\n`;
}

/** What a widget needs beside its mount point, for the table of the README. */
function sayNeeds({ needs, calls }: WidgetEntry): string {
  const named = calls.map((call) => `\`${call}\``).join(', ');
  return {
    markup: 'your own markup',
    data: 'data in the page',
    'data-or-back-end': `data in the page, or a back end: ${named}`,
    'back-end': `a back end: ${named}`,
  }[needs];
}

function makeReadme({ version, widgets }: WidgetList): string {
  const rows = widgets.map((widget) => {
    const link = `[\`${widget.name}\`](${widget.reference})`;
    return `| ${link} | ${widget.summary} | ${sayNeeds(widget)} |`;
  });
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = readLanguageFiles()
    .map(({ language }) => names.of(language) ?? language)
    .sort();
  return readText('tools/build/package/README.md')
    .replaceAll('__PMW_VERSION__', version)
    .replace('__PMW_WIDGETS__', rows.join('\n'))
    .replace('__PMW_LANGUAGES__', new Intl.ListFormat('en').format(languages));
}

/** The partials of the mount points with what they include, and the icons: file and place of each. */
function listTemplates(): readonly (readonly [from: string, to: string])[] {
  const list = (folder: string, ending: string, to: string) =>
    listNames(projectPath(folder), ending).map(
      (name) => [`${folder}/${name}${ending}`, `${to}/${name}${ending}`] as const,
    );
  return [
    ...list('templates/partials/mount-points', '.hbs', 'partials/mount-points'),
    ...list('templates/partials/blocks', '.hbs', 'partials/blocks'),
    ...list('templates/assets/icons', '.svg', 'assets/icons'),
    ...list('templates/assets/icons', '.txt', 'assets/icons'),
  ];
}

/** The manifest for npm: everything is bundled, so nothing is installed besides and nothing runs. */
function makePackageJson(version: string): string {
  const manifest = {
    name,
    version,
    description: 'Brings the widgets of a CMS page to life: one script, one stylesheet.',
    license: 'MIT',
    main: './widgets.js',
    style: './widgets.css',
    types: './widgets.d.ts',
    'web-types': './contract/web-types.json',
    bin: { [name]: './bin/private-markets-widgets.mjs' },
    exports: {
      '.': {
        types: './widgets.d.ts',
        style: './widgets.css',
        import: './esm/widgets.js',
        default: './widgets.js',
      },
      './define': { types: './define.d.mts', default: './define.mjs' },
      './*': './*',
    },
    engines: { node: '>=20' },
    // What the preview of the project serves beside the product.
    files: ['**', '!site'],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files of the package that are for people and CMSs: documents, examples, what npm reads. */
export async function makePackageFiles(list: WidgetList): Promise<readonly BundleFile[]> {
  const widgets = await readWidgets();
  const readmes = [
    'widgets/README.md',
    ...widgets.map(({ contract }) => `widgets/${contract.name}/README.md`),
  ];
  const texts: readonly (readonly [string, string])[] = [
    ['package.json', makePackageJson(list.version)],
    ['esm/package.json', '{ "type": "module" }\n'],
    ...['define.mjs', 'define.d.mts'].map(
      (name) => [name, readText(`tools/build/package/${name}`)] as const,
    ),
    ['README.md', makeReadme(list)],
    ['llms.txt', makeLlmsText(list, widgets, linkDocuments())],
    ...['CHANGELOG.md', 'LICENSE'].map((path) => [path, readText(path)] as const),
    ['docs/README.md', makeIndex()],
    ...[...documents, ...readmes].map((path) => [path, readWithoutComments(path)] as const),
    ...listTemplates().map(([from, to]) => [`include/handlebars/${to}`, readText(from)] as const),
    ...widgets.flatMap(({ contract, examples }) =>
      examples.map(
        (example) =>
          [
            `examples/${contract.name}/${example.name}.html`,
            `<!-- ${example.doc} -->\n${writeMountPoint(contract, example)}\n`,
          ] as const,
      ),
    ),
  ];
  return texts.map(([path, text]) => toFile(path, text));
}
