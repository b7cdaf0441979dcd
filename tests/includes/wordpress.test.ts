import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { findOnPath, thisMachine } from '../setup/find-chromium.ts';
import { manifest, writeIncludes } from './built-includes.ts';
import { findPhp } from './find-php.ts';
import { readHead } from './read-head.ts';

const packages = ['wordpress', 'mariadb-server-core', 'mariadb-client-core', 'php-mysql'];
const php = findPhp('/usr/share/wordpress/wp-settings.php', packages);
const machine = mkdtempSync(join(tmpdir(), 'pmw-wordpress-'));
const socket = join(machine, 'database.sock');
const built = writeIncludes();
const content = join(machine, 'content');

function ask(wanted: object): string {
  return execFileSync(php ?? '', [projectPath('tests/includes/wordpress.php')], {
    input: JSON.stringify({ socket, content, ...wanted }),
    encoding: 'utf8',
  });
}

/** The page of a post on a site in a locale. */
function open(locale: string, post = '') {
  const [page] = JSON.parse(ask({ cases: [{ locale, post }] })) as readonly {
    readonly head: string;
    readonly content: string;
  }[];
  return { head: readHead(page?.head ?? ''), content: page?.content ?? '' };
}

function readMountPoint(html: string): Readonly<Record<string, string>> {
  const element = parseFragment(html).childNodes.find(
    (node): node is Tree.Element =>
      'attrs' in node && node.attrs.some(({ name }) => name === 'data-widget'),
  );
  return Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);
}

describe.skipIf(php === undefined)('the plug-in on WordPress', () => {
  let database: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const data = join(machine, 'data');
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
    execFileSync(
      findOnPath(thisMachine, 'mariadb-install-db') ?? '',
      [
        `--datadir=${data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        ...asRoot,
      ],
      { stdio: 'ignore' },
    );
    database = spawn(
      findOnPath(thisMachine, 'mariadbd') ?? '/usr/sbin/mariadbd',
      [
        `--datadir=${data}`,
        `--socket=${socket}`,
        '--skip-networking',
        `--pid-file=${data}/pid`,
        ...asRoot,
      ],
      { stdio: 'ignore' },
    );
    await vi.waitUntil(() => existsSync(socket), 30_000);
    execFileSync(findOnPath(thisMachine, 'mariadb') ?? '', [
      `--socket=${socket}`,
      '--user=root',
      '-e',
      'CREATE DATABASE wordpress',
    ]);
    const plugIn = join(content, 'plugins/private-markets-widgets');
    mkdirSync(plugIn, { recursive: true });
    cpSync(
      `${built}/include/wordpress/private-markets-widgets.php`,
      join(plugIn, 'private-markets-widgets.php'),
    );
    cpSync(`${built}/languages`, join(plugIn, '1.2.3/languages'), { recursive: true });
    ask({ isNew: true });
  }, 90_000);

  afterAll(async () => {
    database.kill();
    await once(database, 'exit');
    for (const folder of [machine, built]) rmSync(folder, { recursive: true });
  });

  it.each([
    ['de_DE', 'de-DE', 'Schließen'],
    ['de_DE_formal', 'de-DE', 'Schließen'],
    ['de_CH_informal', 'de-CH', 'Schliessen'],
    ['fi', 'fi-FI', undefined],
    ['ja', 'ja-JP', '閉じる'],
    ['ar', 'ar-EG', 'إغلاق'],
    ['zh_TW', 'zh-TW', '關閉'],
    ['zh_CN', 'zh-CN', '关闭'],
    ['pt_BR', 'pt-BR', 'Fechar'],
    ['en_US', 'en-US', undefined],
  ])('writes the head in the locale %s: culture %s, "%s"', (locale, culture, close) => {
    const { link, script, texts } = open(locale).head;
    const folder = 'http://firm.example/wp-content/plugins/private-markets-widgets/1.2.3';
    expect(link).toMatchObject({
      href: `${folder}/widgets.css`,
      integrity: manifest.files['widgets.css']?.integrity,
    });
    expect(script).toMatchObject({
      src: `${folder}/widgets.js`,
      defer: '',
      'data-culture': culture,
      integrity: manifest.files['widgets.js']?.integrity,
      crossorigin: 'anonymous',
    });
    expect(texts?.texts['modal']?.['close']).toBe(close);
    // The file of the region has one text; the others are those of its language.
    expect(texts?.texts['modal']?.['next'] === undefined).toBe(close === undefined);
  });

  it('draws a mount point from a shortcode, with what an editor made of it', () => {
    const post = `[pmw_widget name="carousel" carousel-id="home" text-label="A &quot;b&quot;" editing]
<p>First</p>
[/pmw_widget]`;
    const { content: html } = open('de_DE', post);
    expect(readMountPoint(html)).toEqual({
      'data-widget': 'carousel',
      'data-carousel-id': 'home',
      'data-text-label': 'A "b"',
      'data-editing': '',
    });
    expect(html).toContain('<p>First</p>');
  });

  it.each(['pmw_widget', 'widget'])('takes JSON and beside it a fallback: [%s]', (name) => {
    const post = `[${name} name="document-list" json="documents"]
[{ "docName": "Annual \\"report\\" 2022 & more" }]
[pmw_fallback]<ul><li>Annual report</li></ul>[/pmw_fallback]
[/${name}]`;
    const { content: html } = open('en_US', post);
    const { 'data-documents': documents = '' } = readMountPoint(html);
    expect(JSON.parse(documents)).toEqual([{ docName: 'Annual "report" 2022 & more' }]);
    expect(html).toMatch(
      /data-widget="document-list"[^>]*>\s*<ul>\s*<li>Annual report<\/li>\s*<\/ul>/,
    );
  });

  it('keeps what is enclosed inside the mount point', () => {
    const { content: html } = open(
      'en_US',
      '[pmw_widget name="tabs"]</div><b>x[/pmw_widget]<p>y</p>',
    );
    const [element] = parseFragment(html).childNodes as readonly Tree.Element[];
    expect(element?.tagName).toBe('div');
    expect(readMountPoint(html)).toEqual({ 'data-widget': 'tabs' });
    expect(html).toMatch(/<b>x<\/b>\s*(?:<\/p>\s*)?<\/div>/);
  });
});
