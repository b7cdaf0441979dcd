import { type Browser } from '@playwright/test';
import Handlebars from 'handlebars';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfStale } from '../../dev-server/assets/build-if-stale.ts';
import { makePartialData } from '../../tools/render/draw-example.ts';
import { createTemplates } from '../../tools/render/templates.ts';
import { writeMountPoint } from '../../tools/render/mount-point-html.ts';
import { readWidgets } from '../../tools/read-widgets.ts';
import { projectPath, readVersion } from '../../tools/project.ts';
import {
  ownMountPoints,
  readOwnDefinitions,
  serveOwnWidgets,
} from '../browser/support/own-widgets.ts';
import { launchChromium } from '../programs/launch-chromium.ts';
import {
  type Answer,
  type Answers,
  json,
  startCms,
  type TestCms,
} from '../setup/network/test-cms.ts';
import { runProgram } from '../setup/run-command.ts';
import { findBrokenLinks } from '../structure/document-links.ts';

// The package as a site gets it: packed, and installed into an empty folder.

let site: string;
let root: string;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const list = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Runs a command of the package as a site does. */
const npx = (...values: readonly string[]) =>
  runProgram('npx', ['--no', 'private-markets-widgets', ...values], { cwd: site });

/** Bundles the package with a script of the site, as its own build does. */
async function bundle(name: string, script: string) {
  const imports =
    "import 'private-markets-widgets';\nimport { define } from 'private-markets-widgets/define';\n";
  const input = join(site, `${name}.mjs`);
  writeFileSync(input, imports + script);
  const built = await build({
    ...{ configFile: false, root: site, logLevel: 'error' },
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const [first] = [built].flat();
  return first && 'output' in first ? first.output : [];
}

beforeAll(async () => {
  await buildIfStale();
  site = mkdtempSync(join(tmpdir(), 'pmw-site-'));
  const npm = (...values: readonly string[]) => execFileSync('npm', values, { cwd: site });
  const pack = ['pack', projectPath('dist'), '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(npm(...pack).toString()) as [{ readonly filename: string }];
  writeFileSync(join(site, 'package.json'), '{ "private": true }');
  npm('install', '--offline', '--no-audit', '--no-fund', join(site, packed.filename));
  root = join(site, 'node_modules/private-markets-widgets');
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

const documents = () => list().filter((path) => path.endsWith('.md'));

describe('the package', () => {
  it('brings nothing besides itself, and runs nothing', () => {
    const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, unknown>>;
    expect(manifest).toMatchObject({ name: 'private-markets-widgets', version: readVersion() });
    for (const field of ['scripts', 'dependencies', 'private']) {
      expect(manifest).not.toHaveProperty(field);
    }
    expect(readdirSync(join(site, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
      ['private-markets-widgets'],
    );
  });

  it('has what a site serves, reads and runs, and no sources', () => {
    const files = list();
    const expected =
      'widgets.js widgets.js.map widgets.css widgets.d.ts inspector/inspector.js manifest.json LICENSES.txt LICENSE ' +
      'CHANGELOG.md README.md docs/README.md contract/openapi.json include/plain.html include/script-only.html ' +
      'include/module.html esm/widgets.js esm/package.json define.mjs define.d.mts ' +
      'languages/de.json include/razor/_Widgets.cshtml include/handlebars/widgets.mjs widgets/carousel/README.md ' +
      'examples/carousel/fetched.html bin/private-markets-widgets.mjs catalogue/index.html catalogue/check.html';
    expect(files).toEqual(expect.arrayContaining(expected.split(' ')));
    const sources = files.filter((path) => /\.m?tsx?$|^site\//.test(path));
    expect(sources.sort()).toEqual(['define.d.mts', 'widgets.d.ts']);
  });

  it('names in its documents only files that it has, and no command that needs the sources', () => {
    const isThere = (path: string) => existsSync(join(root, path));
    const broken = documents().flatMap((path) =>
      findBrokenLinks(path, { read, isThere }).map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
    const asks = documents().filter(
      (path) =>
        path !== 'CHANGELOG.md' && /npm (?:run|ci|start|test)\b|\bdist\/|\/_dev\b/.test(read(path)),
    );
    expect(asks).toEqual([]);
  });

  it('tells language models in llms.txt of every widget, document and contract file', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# private-markets-widgets\n\n> .+\n\n.+\n\n## Widgets\n\n- \[[a-z]/);
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    const links = lines.map((line) => /^- \[[^\]]+\]\(([^)]+)\): ./.exec(line)?.[1] ?? line);
    expect(links.filter((address) => !existsSync(join(root, address)))).toEqual([]);
    expect([...links].sort()).toEqual([...new Set(links)].sort());
    const isIndex = (path: string) => /^(?:docs|widgets)\/README\.md$|^CHANGELOG/.test(path);
    expect(documents().filter((path) => !isIndex(path) && !links.includes(path))).toEqual([]);
    expect(links).toContain('contract/widgets.json');
  });

  it('names for editors its web-types, which it has', () => {
    const manifest = JSON.parse(read('package.json')) as { readonly 'web-types': string };
    expect(JSON.parse(read(manifest['web-types']))).toMatchObject({ version: readVersion() });
  });

  it('has every example of the gallery as HTML to copy', async () => {
    for (const { contract, examples } of await readWidgets()) {
      for (const example of examples) {
        const html = read(`examples/${contract.name}/${example.name}.html`);
        expect(html).toContain(writeMountPoint(contract, example));
      }
    }
  });

  it('has a catalogue whose addresses lead to files of it, from any folder', () => {
    const pages = list().filter((path) => /^catalogue\/.*\.html$/.test(path));
    expect(pages.length).toBeGreaterThan(100);
    const ids = (path: string) =>
      new Set([...read(path).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const known = new Map(pages.map((path) => [path, ids(path)]));
    const files = new Set(list());
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\s(?:href|src|poster|data-address|data-answer-file)="([^"]*)"/g)]
        .map(([, address = '']) => address.replaceAll('&#x3D;', '=').replace(/\?language=\w+$/, ''))
        // Samples lead to other sites and to parts of pages; one file is missing, so that a state shows an error.
        .filter((address) => !/^(?:https?:|mailto:)|\/missing\.json$/.test(address))
        .filter((address) => !address.startsWith('#') || !read(page).includes('<main id="main">'))
        .filter((address) => {
          const [path = '', id] = address.split('#');
          const file = path === '' ? page : posix.join(posix.dirname(page), path);
          const isThere = files.has(file) && !path.startsWith('/');
          return !isThere || (id && known.get(file)?.has(id) === false);
        })
        .map((address) => `${page}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it('is a part of a site’s own bundle, which keeps the React part in a file of its own', async () => {
    const files = await bundle('main', "define({ name: 'acme-a', start() {} });\n");
    const found = files.flatMap((file) =>
      file.type === 'chunk' ? [[file.isEntry, file.code.includes('react.dev/errors')]] : [],
    );
    expect(found).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  const openHandlebars = async () => {
    const module = pathToFileURL(join(root, 'include/handlebars/mount-points.mjs')).href;
    const { registerMountPoints } = (await import(/* @vite-ignore */ module)) as {
      readonly registerMountPoints: (handlebars: typeof Handlebars) => void;
    };
    const handlebars = Handlebars.create();
    registerMountPoints(handlebars);
    return handlebars;
  };

  it('draws the mount points by its partials for Handlebars as the gallery does', async () => {
    const handlebars = await openHandlebars();
    const ours = createTemplates(projectPath('templates'));
    const drawn = (await readWidgets()).flatMap(({ contract, examples }) => {
      const name = `mount-points/${contract.name}`;
      if (!Object.hasOwn(handlebars.partials, name)) return [];
      const render = handlebars.compile(`{{#> ${name}}}{{{content}}}{{/${name}}}`, {
        preventIndent: true,
      });
      return examples
        .filter(({ html }) => html === undefined)
        .map((example) => {
          const data = makePartialData(contract, example);
          expect(render(data)).toBe(ours.renderPartial(name, data));
          return name;
        });
    });
    expect(new Set(drawn).size).toBeGreaterThan(10);
  });

  it('writes data as plain HTML by its helper for Handlebars', async () => {
    const render = (await openHandlebars()).compile('{{plainHtml "document-list" documents=all}}');
    const all = [{ docName: 'A & B', downloadLink: '/a.pdf', docType: 'Report' }];
    expect(render({ all })).toBe('<ul><li><a href="/a.pdf">A &amp; B</a> · Report</li></ul>');
  });

  it('names in its README each widget, whether it needs a back end, and every language', () => {
    const readme = read('README.md');
    expect(readme).not.toContain('__PMW');
    expect(readme).toMatch(/\[`subscribe-callout`\].*\| a back end: `signup` \|/);
    expect(readme).toMatch(/\[`carousel`\].*\| data in the page, or a back end: `slideshow` \|/);
    expect(readme).toMatch(/\[`filter-area`\].*\| data in the page, or a back end: `articledata`/);
    expect(readme).toMatch(/\[`tabbed-search`\].*\| a back end: `search` \|/);
    expect(readme).toMatch(/\[`document-list`\].*\| data in the page \|/);
    expect(readme).toMatch(/\[`tabs`\].*\| your own markup \|/);
    expect(readme).toContain('German');
  });

  it('begins its README with an example of fields that the widget reads', () => {
    const [, json = ''] = /data-documents='([^']+)'/.exec(read('README.md')) ?? [];
    const [document] = JSON.parse(json) as readonly [object];
    const schema = read('contract/data-documents.schema.json');
    const { items } = JSON.parse(schema) as { readonly items: { readonly properties: object } };
    const unknown = Object.keys(document).filter((name) => !Object.hasOwn(items.properties, name));
    expect(unknown).toEqual([]);
  });
});

describe('widgets of a site’s own', () => {
  const wrong = '<p data-widget="acme-yield" data-fonds="income">CMS</p>';
  let cms: TestCms;
  let browser: Browser;

  beforeAll(async () => {
    const scripts = await serveOwnWidgets();
    const toDefine = (name: string) =>
      String((scripts[`GET /own/${name}.js`] as Answer).body)
        .replace(/^.*\.push\(.*$/m, '{')
        .replace('widgets.define(', 'define(')
        .replace(/\}\);\s*$/, '}\n');
    const files = await bundle('own', toDefine('more') + toDefine('yield'));
    const entryName = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
    const own = '<script src="/own/more.js"></script><script src="/own/yield.js" defer></script>';
    const heads = {
      script: `<script src="/pmw/widgets.js"></script>${own}`,
      module: `<script type="module" src="/pmw/esm/widgets.js"></script>${own}`,
      bundle: `<script type="module" src="/${entryName}"></script>`,
    };
    const pages = Object.entries(heads).map(([kind, head]) => {
      const body = `<!doctype html><html lang="en"><title>Own</title>
<link rel="stylesheet" href="/pmw/widgets.css">${head}<script src="/own/growth.js" type="module"></script>
<main>${ownMountPoints}${wrong}</main></html>`;
      return [`GET /${kind}`, { body }] as const;
    });
    const built = files.map((file) => {
      const body = file.type === 'chunk' ? file.code : Buffer.from(file.source);
      return [`GET /${file.fileName}`, { body }] as const;
    });
    const answers: Answers = {
      ...scripts,
      'GET /rates/income.json': json({ rate: 0.042 }),
      ...Object.fromEntries([...pages, ...built]),
    };
    cms = await startCms((request) => {
      const path = request.url ?? '';
      if (path.startsWith('/pmw/')) return { body: readFileSync(join(root, path.slice(5))) };
      return (answers[`GET ${path}`] as Answer | undefined) ?? { status: 404 };
    });
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser.close();
    await cms.close();
  });

  it.each(['script', 'module', 'bundle'])(
    'come to life by %s, and the console tells their mistakes',
    async (kind) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => errors.push(message.text()));
      await page.goto(`${cms.url}/${kind}`);
      await page.getByRole('button', { name: 'Show 2 more entries' }).click();
      await page.getByText('Prospectus').waitFor();
      await page.getByText('Yield: 4.2%').waitFor();
      await page.getByLabel('Amount').fill('200');
      await page.getByText('grows to 210 in a year.').waitFor();
      expect(errors).toEqual([
        expect.stringContaining(
          'acme-yield: data-fonds is not an attribute of this widget; expected data-fund',
        ),
        expect.stringContaining('acme-yield: data-fund is missing'),
      ]);
    },
  );

  it('are known to check-page by their definitions as JSON', async () => {
    writeFileSync(join(site, 'acme.json'), JSON.stringify(readOwnDefinitions()));
    writeFileSync(join(site, 'page.html'), ownMountPoints + wrong);
    const { code, output } = await npx('check-page', '--widgets', 'acme.json', 'page.html');
    expect(code).toBe(1);
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/page\.html:\d+:\d+ acme-yield data-fund: missing/),
      expect.stringMatching(/page\.html:\d+:\d+ acme-yield data-fonds: .+ expected data-fund/),
    ]);
  });
});

describe('npx private-markets-widgets', () => {
  it('is also run by the file that the README names', async () => {
    const [, file = ''] = /^node (\S+) languages/m.exec(read('README.md')) ?? [];
    const { code, errors } = await runProgram('node', [file, 'languages', 'de'], { cwd: root });
    expect([code, errors]).toEqual([0, 'de lacks nothing.\n']);
  });

  it('check-page finds the mistakes of a page', async () => {
    const page = '<div data-widget="carousel" data-autoplay-dely="3"></div>';
    writeFileSync(join(site, 'page.html'), page);
    const { code, output } = await npx('check-page', 'page.html');
    expect([code, output]).toEqual([1, expect.stringContaining('expected data-autoplay-delay')]);
  });

  it('languages prints what a language lacks', async () => {
    const { code, output, errors } = await npx('languages', 'de');
    expect([code, errors]).toEqual([0, 'de lacks nothing.\n']);
    expect(JSON.parse(output)).toEqual({ language: 'de', texts: {} });
  });

  it('check-api asks for the address of a CMS, by its own name', async () => {
    const { code, errors } = await npx('check-api');
    expect([code, errors]).toEqual([
      2,
      'Name the address of one CMS: npx private-markets-widgets check-api https://cms.example\n',
    ]);
  });

  it.each([
    ['help', 2],
    ['chek-page', 2],
  ])('%s names the commands', async (name, expected) => {
    const { code, output, errors } = await npx(name);
    expect(code).toBe(expected);
    expect(output + errors).toContain('there are: check-page, check-api, languages.');
  });
});
