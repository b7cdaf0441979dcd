import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectPath } from '../../tools/project.ts';
import { findOnPath } from '../setup/find-chromium.ts';
import { type Case, expectHead, writeIncludes } from './built-includes.ts';
import { findPhp } from './find-php.ts';
import { readMountPoint } from './read-head.ts';

const php = findPhp('wordpress');
const built = writeIncludes();

const locales: readonly Case[] = [
  ['de_DE', 'de-DE', 'Schließen'],
  ['de_DE_formal', 'de-DE', 'Schließen'],
  ['de_CH_informal', 'de-CH', 'Schliessen'],
  ['fi', 'fi-FI', undefined],
  ['ar', 'ar-EG', 'إغلاق'],
  ['zh_TW', 'zh-TW', '關閉'],
  ['en_US', 'en-US', undefined],
];

const writeWithFallback = (name: string) => `[${name} name="document-list" json="documents"]
[{ "docName": "Annual \\"report\\" 2022 & more" }]
[pmw_fallback]<ul><li>Annual report</li></ul>[/pmw_fallback]
[/${name}]`;

/** Posts by what is tested with them. */
const posts = {
  edited: `[pmw_widget name="carousel" carousel-id="home" text-label="A &quot;b&quot;" editing]
<p>First</p>
[/pmw_widget]`,
  pmw_widget: writeWithFallback('pmw_widget'),
  widget: writeWithFallback('widget'),
  broken: '[pmw_widget name="tabs"]</div><b>x[/pmw_widget]<p>y</p>',
};

const program = (name: string) => findOnPath(name) ?? `/usr/sbin/${name}`;

describe.skipIf(php === undefined)('the plug-in on WordPress', () => {
  let machine: string;
  let database: ReturnType<typeof spawn> | undefined;
  let pages: readonly { readonly head: string; readonly content: string }[];
  const contentOf = (post: keyof typeof posts) =>
    pages[locales.length + Object.keys(posts).indexOf(post)]?.content ?? '';

  beforeAll(async () => {
    machine = mkdtempSync(join(tmpdir(), 'pmw-wordpress-'));
    const [data, socket, content] = ['data', 'socket', 'content'].map((name) =>
      join(machine, name),
    );
    const options = [
      `--datadir=${data ?? ''}`,
      // Its own: a server that starts deletes the temporary tables of others that share the folder.
      `--tmpdir=${machine}`,
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ];
    const install = [...options, '--auth-root-authentication-method=normal', '--skip-test-db'];
    // The error says what went wrong.
    execFileSync(program('mariadb-install-db'), install, { stdio: 'pipe' });
    const own = [`--socket=${socket ?? ''}`, '--skip-networking', `--pid-file=${data ?? ''}/pid`];
    database = spawn(program('mariadbd'), [...options, ...own], { stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(socket ?? ''), 30_000);
    const create = [`--socket=${socket ?? ''}`, '--user=root', '-e', 'CREATE DATABASE wordpress'];
    execFileSync(program('mariadb'), create);

    const plugIn = join(content ?? '', 'plugins/private-markets-widgets');
    cpSync(`${built}/include/wordpress`, plugIn, { recursive: true });
    cpSync(`${built}/languages`, join(plugIn, '1.2.3/languages'), { recursive: true });
    const ask = (wanted: object) =>
      execFileSync(php ?? '', [projectPath('tests/includes/wordpress.php')], {
        input: JSON.stringify({ socket, content, ...wanted }),
        encoding: 'utf8',
      });
    ask({ isNew: true });
    const cases = [
      ...locales.map(([locale]) => ({ locale, post: '' })),
      ...Object.values(posts).map((post) => ({ locale: 'en_US', post })),
    ];
    pages = JSON.parse(ask({ cases })) as typeof pages;
  }, 90_000);

  afterAll(async () => {
    if (database?.kill()) await once(database, 'exit');
    rmSync(machine, { recursive: true });
  });

  it.each(locales)('writes the head in the locale %s: culture %s, "%s"', (...each) => {
    const page = pages[locales.findIndex(([locale]) => locale === each[0])];
    const folder = 'http://firm.example/wp-content/plugins/private-markets-widgets';
    expectHead(page?.head ?? '', folder, each);
  });

  it('draws a mount point from a shortcode, with what an editor made of it', () => {
    expect(readMountPoint(contentOf('edited'))?.attributes).toEqual({
      'data-widget': 'carousel',
      'data-carousel-id': 'home',
      'data-text-label': 'A "b"',
      'data-editing': '',
    });
    expect(contentOf('edited')).toContain('<p>First</p>');
  });

  it.each(['pmw_widget', 'widget'] as const)(
    'takes JSON and beside it a fallback: [%s]',
    (name) => {
      const { 'data-documents': documents = '' } =
        readMountPoint(contentOf(name))?.attributes ?? {};
      expect(JSON.parse(documents)).toEqual([{ docName: 'Annual "report" 2022 & more' }]);
      expect(contentOf(name)).toMatch(
        /data-widget="document-list"[^>]*>\s*<ul>\s*<li>Annual report<\/li>\s*<\/ul>/,
      );
    },
  );

  it('keeps what is enclosed inside the mount point', () => {
    expect(readMountPoint(contentOf('broken'))).toMatchObject({
      tagName: 'div',
      attributes: { 'data-widget': 'tabs' },
    });
    expect(contentOf('broken')).toMatch(/<b>x<\/b>\s*(?:<\/p>\s*)?<\/div>/);
  });
});
